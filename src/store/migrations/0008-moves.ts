/**
 * In PostgreSQL, every change of the sums of an organisation increments a counter. A process whose cached sums have the current
 * count may charge by them. Nodes of older releases, which do not count, must be stopped before this migration.
 */
export default {
  sqlite: 'SELECT 1;',
  postgres: 'ALTER TABLE purchased ADD COLUMN moves BIGINT NOT NULL DEFAULT 0;',
}
