export default `
ALTER TABLE ledger ADD COLUMN job_id TEXT;
-- A job is reserved once and released at most once.
CREATE UNIQUE INDEX ledger_by_job ON ledger (job_id, kind) WHERE job_id IS NOT NULL;
CREATE TABLE jobs (
  id TEXT PRIMARY KEY,
  organisation_id TEXT NOT NULL REFERENCES organisations (id),
  environment TEXT NOT NULL CHECK (environment IN ('sandbox', 'live')),
  capability TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('queued', 'running', 'succeeded', 'failed', 'expired')),
  attempts INTEGER NOT NULL,
  credits INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  started_at INTEGER,
  finished_at INTEGER,
  error TEXT,
  file_expires_at INTEGER,
  -- What is to be rendered; forgotten once that is done.
  work TEXT,
  -- From when on a worker may take it: since it was queued, when its lease ends, never once it is finished.
  ready_at INTEGER,
  lease TEXT,
  CHECK ((status IN ('queued', 'running')) = (ready_at IS NOT NULL AND work IS NOT NULL))
);
CREATE INDEX jobs_ready ON jobs (ready_at) WHERE ready_at IS NOT NULL;
CREATE INDEX jobs_by_organisation ON jobs (organisation_id, environment, created_at);
CREATE INDEX jobs_expiring ON jobs (file_expires_at) WHERE status = 'succeeded';
CREATE TABLE files (
  job_id TEXT PRIMARY KEY REFERENCES jobs (id),
  bytes BLOB NOT NULL
);
CREATE TABLE link_keys (
  id TEXT PRIMARY KEY,
  secret TEXT NOT NULL,
  created_at INTEGER NOT NULL
);
CREATE TABLE webhook_endpoints (
  id TEXT PRIMARY KEY,
  organisation_id TEXT NOT NULL REFERENCES organisations (id),
  environment TEXT NOT NULL CHECK (environment IN ('sandbox', 'live')),
  url TEXT NOT NULL,
  secret TEXT NOT NULL,
  -- The secret before the last rotation, which signs too until then.
  previous_secret TEXT,
  previous_until INTEGER,
  created_at INTEGER NOT NULL,
  disabled_at INTEGER
);
CREATE TABLE webhook_deliveries (
  id TEXT PRIMARY KEY,
  endpoint_id TEXT NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  job_id TEXT NOT NULL REFERENCES jobs (id),
  event TEXT NOT NULL CHECK (event IN ('job.succeeded', 'job.failed')),
  status TEXT NOT NULL CHECK (status IN ('pending', 'delivered', 'failed')),
  created_at INTEGER NOT NULL,
  attempts INTEGER NOT NULL,
  -- The next attempt, while it is pending; while one is under way, when that one counts as lost.
  next_at INTEGER,
  last_at INTEGER,
  last_status INTEGER,
  last_error TEXT,
  CHECK ((status = 'pending') = (next_at IS NOT NULL))
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX webhook_deliveries_by_endpoint ON webhook_deliveries (endpoint_id, created_at);
`
