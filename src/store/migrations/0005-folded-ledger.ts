/**
 * In SQLite, a charge only adds a row to the ledger: the tables of sums contain the rows up to some row, and views add the later
 * rows. In PostgreSQL, several processes lock the sums, so the tables do not change.
 */
export default {
  sqlite: `
ALTER TABLE purchased RENAME TO folded_purchased;
ALTER TABLE organisation_months RENAME TO folded_organisation_months;
ALTER TABLE project_months RENAME TO folded_project_months;
-- The last row of the ledger that the sums have in them.
CREATE TABLE ledger_folded (upto INTEGER NOT NULL);
INSERT INTO ledger_folded SELECT ifnull(max(id), 0) FROM ledger;
CREATE VIEW ledger_tail AS SELECT * FROM ledger WHERE id > (SELECT upto FROM ledger_folded);
CREATE VIEW purchased AS
  SELECT organisation_id, sum(granted) AS granted FROM (
    SELECT organisation_id, granted FROM folded_purchased
    UNION ALL SELECT organisation_id, granted FROM ledger_tail
  ) GROUP BY organisation_id;
CREATE VIEW organisation_months AS
  SELECT organisation_id, month, sum(included) AS included, sum(overage) AS overage FROM (
    SELECT organisation_id, month, included, overage FROM folded_organisation_months
    UNION ALL SELECT organisation_id, month, -included, -overage FROM ledger_tail WHERE included <> 0 OR overage <> 0
  ) GROUP BY organisation_id, month;
CREATE VIEW project_months AS
  SELECT project_id, month, sum(credits) AS credits FROM (
    SELECT project_id, month, credits FROM folded_project_months
    UNION ALL SELECT project_id, month, -(included + granted + overage) FROM ledger_tail WHERE project_id IS NOT NULL
  ) GROUP BY project_id, month;
-- Moves when what a key stands for may have changed.
CREATE TABLE accounts_version (version INTEGER NOT NULL);
INSERT INTO accounts_version VALUES (0);
DROP INDEX ledger_by_organisation;
`,
  postgres: `
DROP INDEX ledger_by_organisation;
`,
}
