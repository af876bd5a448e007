/**
 * Where several processes move the sums of an organisation, each move is counted: one that knows the count knows the sums, and may
 * write by what it knows. A node of an older release, which does not count, is to be stopped before.
 */
export default {
  sqlite: 'SELECT 1;',
  postgres: 'ALTER TABLE purchased ADD COLUMN moves BIGINT NOT NULL DEFAULT 0;',
}
