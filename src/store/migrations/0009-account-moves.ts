/** Makes a change of some columns of a table count as a change of the sums of the organisations that it concerns. */
const counted = (table: string, columns: string, organisations: string, lock = '') => `
  CREATE FUNCTION count_change_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    ${lock}
    PERFORM 1 FROM purchased WHERE organisation_id IN (${organisations}) ORDER BY organisation_id FOR UPDATE;
    UPDATE purchased SET moves = moves + 1 WHERE organisation_id IN (${organisations});
    RETURN NULL;
  END $$;
  CREATE TRIGGER count_changes AFTER UPDATE OF ${columns} OR DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION count_change_of_${table}();`

/**
 * In PostgreSQL, a change of a key, project, organisation or plan increments the counter of moves too. A charge by cached sums, which is
 * refused after such a change, therefore also confirms the cached account.
 */
export default {
  sqlite: 'SELECT 1;',
  postgres: [
    counted(
      'keys',
      'project_id, environment, hash, expires_at, revoked_at',
      'SELECT organisation_id FROM projects WHERE id = OLD.project_id',
    ),
    counted('projects', 'organisation_id, name, monthly_budget', 'SELECT OLD.organisation_id'),
    counted(
      'organisations',
      'name, plan, status, grace_ends_at, spend_cap_micros',
      'SELECT OLD.id',
      // A concurrent change of the new plan would not count for an organisation that does not have the plan yet.
      'PERFORM 1 FROM plans WHERE slug = NEW.plan FOR SHARE;',
    ),
    counted(
      'plans',
      'title, units_per_second, monthly_credits, overage_price_micros, sandbox_daily_calls',
      'SELECT id FROM organisations WHERE plan = OLD.slug',
    ),
  ].join('\n'),
}
