export default `
CREATE TABLE plans (
  slug TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  units_per_second INTEGER NOT NULL CHECK (units_per_second > 0),
  monthly_credits INTEGER NOT NULL CHECK (monthly_credits >= 0),
  overage_price_micros INTEGER,
  sandbox_daily_calls INTEGER NOT NULL
);
CREATE TABLE organisations (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  plan TEXT NOT NULL REFERENCES plans (slug),
  status TEXT NOT NULL CHECK (status IN ('active', 'suspended')),
  grace_ends_at INTEGER,
  spend_cap_micros INTEGER,
  created_at INTEGER NOT NULL
);
CREATE TABLE projects (
  id TEXT PRIMARY KEY,
  organisation_id TEXT NOT NULL REFERENCES organisations (id),
  name TEXT NOT NULL,
  monthly_budget INTEGER,
  created_at INTEGER NOT NULL
);
CREATE TABLE keys (
  id TEXT PRIMARY KEY,
  project_id TEXT NOT NULL REFERENCES projects (id),
  environment TEXT NOT NULL CHECK (environment IN ('sandbox', 'live')),
  prefix TEXT NOT NULL,
  last_four TEXT NOT NULL,
  hash TEXT NOT NULL UNIQUE,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER,
  expires_at INTEGER,
  revoked_at INTEGER
);
CREATE TABLE ledger (
  id INTEGER PRIMARY KEY,
  organisation_id TEXT NOT NULL REFERENCES organisations (id),
  project_id TEXT REFERENCES projects (id),
  key_id TEXT REFERENCES keys (id),
  at INTEGER NOT NULL,
  month TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('grant', 'charge', 'reserve', 'release')),
  included INTEGER NOT NULL,
  granted INTEGER NOT NULL,
  overage INTEGER NOT NULL,
  request_id TEXT,
  subject TEXT NOT NULL
);
CREATE INDEX ledger_by_organisation ON ledger (organisation_id);
-- Sums of the ledger, kept in the same transactions.
CREATE TABLE purchased (
  organisation_id TEXT PRIMARY KEY REFERENCES organisations (id),
  granted INTEGER NOT NULL CHECK (granted >= 0)
) WITHOUT ROWID;
CREATE TABLE organisation_months (
  organisation_id TEXT NOT NULL,
  month TEXT NOT NULL,
  included INTEGER NOT NULL,
  overage INTEGER NOT NULL,
  PRIMARY KEY (organisation_id, month)
) WITHOUT ROWID;
CREATE TABLE project_months (
  project_id TEXT NOT NULL,
  month TEXT NOT NULL,
  credits INTEGER NOT NULL,
  PRIMARY KEY (project_id, month)
) WITHOUT ROWID;
CREATE TABLE sandbox_days (
  organisation_id TEXT NOT NULL,
  day TEXT NOT NULL,
  calls INTEGER NOT NULL,
  PRIMARY KEY (organisation_id, day)
) WITHOUT ROWID;
CREATE TABLE answers (
  project_id TEXT NOT NULL,
  environment TEXT NOT NULL,
  key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  request_id TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT,
  stored_at INTEGER NOT NULL,
  PRIMARY KEY (project_id, environment, key)
);
`
