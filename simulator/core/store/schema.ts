/** Increase with every change of the tables. Stores of other versions are refused with a remedy. */
export const SCHEMA_VERSION = 4;

/** Money is whole millionths of its currency, in INTEGER columns. */
export const SCHEMA_SQL = `
CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE member (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  nickname TEXT NOT NULL,
  role INTEGER NOT NULL,
  level INTEGER NOT NULL DEFAULT 0,
  email TEXT UNIQUE COLLATE NOCASE,
  mobile TEXT UNIQUE,
  real_name TEXT,
  country TEXT NOT NULL DEFAULT 'BR',
  currency TEXT NOT NULL,
  password_hash TEXT,
  bank_password_hash TEXT,
  bank_failures INTEGER NOT NULL DEFAULT 0,
  bank_locked_until INTEGER NOT NULL DEFAULT 0,
  referral_code TEXT NOT NULL UNIQUE,
  invited_by TEXT,
  bans TEXT NOT NULL DEFAULT '[]',
  push_seq INTEGER NOT NULL DEFAULT 0,
  created_ms INTEGER NOT NULL,
  signed_in_ms INTEGER,
  doc TEXT NOT NULL DEFAULT '{}'
);

CREATE TABLE session (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  family INTEGER NOT NULL,
  member_id TEXT NOT NULL,
  token_hash TEXT NOT NULL UNIQUE,
  fresh_hash TEXT NOT NULL UNIQUE,
  expires_ms INTEGER NOT NULL,
  fresh_expires_ms INTEGER NOT NULL,
  started_ms INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'live'
);
CREATE INDEX session_family ON session (family);

CREATE TABLE wallet (
  account TEXT NOT NULL,
  currency TEXT NOT NULL,
  balance INTEGER NOT NULL DEFAULT 0 CHECK (balance >= 0 OR account GLOB 'house:*'),
  PRIMARY KEY (account, currency)
) WITHOUT ROWID;
CREATE TABLE entry (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  ref TEXT NOT NULL,
  at_ms INTEGER NOT NULL
);
CREATE TABLE posting (
  entry INTEGER NOT NULL REFERENCES entry (seq),
  account TEXT NOT NULL,
  currency TEXT NOT NULL,
  amount INTEGER NOT NULL,
  balance_after INTEGER NOT NULL
);
CREATE INDEX posting_account ON posting (account, entry);
CREATE INDEX posting_entry ON posting (entry);

CREATE TABLE bet (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  member_id TEXT NOT NULL,
  game TEXT NOT NULL,
  key TEXT,
  status INTEGER NOT NULL,
  amount INTEGER NOT NULL,
  payout INTEGER NOT NULL DEFAULT 0,
  currency TEXT NOT NULL,
  placed_ms INTEGER NOT NULL,
  settled_ms INTEGER,
  doc TEXT NOT NULL
);
CREATE INDEX bet_member ON bet (member_id, game, seq);
CREATE INDEX bet_key ON bet (member_id, key);
CREATE INDEX bet_placed ON bet (member_id, placed_ms);

CREATE TABLE idempotency (
  member_id TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  is_refused INTEGER NOT NULL DEFAULT 0,
  answer TEXT NOT NULL,
  at_ms INTEGER NOT NULL,
  PRIMARY KEY (member_id, key)
) WITHOUT ROWID;

CREATE TABLE record (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL,
  member_id TEXT NOT NULL,
  status INTEGER NOT NULL DEFAULT 0,
  at_ms INTEGER NOT NULL,
  doc TEXT NOT NULL
);
CREATE INDEX record_member ON record (member_id, kind, seq);

CREATE TABLE verification (
  target TEXT NOT NULL,
  purpose TEXT NOT NULL,
  code TEXT NOT NULL,
  sent_ms INTEGER NOT NULL,
  expires_ms INTEGER NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0,
  sent_count INTEGER NOT NULL DEFAULT 1,
  PRIMARY KEY (target, purpose)
) WITHOUT ROWID;

CREATE TABLE job (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  due_ms INTEGER NOT NULL,
  kind TEXT NOT NULL,
  ref TEXT NOT NULL
);
CREATE INDEX job_due ON job (due_ms, seq);
CREATE INDEX job_ref ON job (kind, ref);

CREATE TABLE setting (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  value TEXT NOT NULL,
  UNIQUE (kind, key)
);
CREATE TABLE snapshot (name TEXT PRIMARY KEY, doc TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE journal (seq INTEGER PRIMARY KEY, line TEXT NOT NULL);
`;
