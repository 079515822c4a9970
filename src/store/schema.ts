/**
 * Tables of the run's database, and the check that a file is one of ours.
 *
 * Attribute and value texts, sources and page keys are interned in `text`; entities are dense integers. Facts and
 * evidence lie in the order of their keys, so that all of one entity is read in one sweep and writing something twice
 * changes nothing.
 */

import { EnvironmentError } from '../base/errors.js';
import type { SqlDatabase } from '../model/sql.js';

/** SQLite application id of a run: "QRNT". */
const APPLICATION_ID = 0x51524e54;

/** Raised by one with every change of the tables. */
const SCHEMA_VERSION = 2;

const TABLES = `
CREATE TABLE text (id INTEGER PRIMARY KEY, text TEXT NOT NULL UNIQUE);
CREATE TABLE entity (
  entity INTEGER PRIMARY KEY, id TEXT NOT NULL, url TEXT, name TEXT NOT NULL, weak INTEGER NOT NULL,
  representative INTEGER NOT NULL
);
CREATE INDEX entity_by_id ON entity (id);
CREATE INDEX entity_by_representative ON entity (representative);
CREATE TABLE alias (entity INTEGER NOT NULL, url TEXT NOT NULL, PRIMARY KEY (entity, url)) WITHOUT ROWID;
CREATE TABLE fact (
  entity INTEGER NOT NULL, attribute INTEGER NOT NULL, value INTEGER NOT NULL,
  detail INTEGER, residual INTEGER NOT NULL, visible INTEGER,
  PRIMARY KEY (entity, attribute, value)
) WITHOUT ROWID;
CREATE TABLE evidence (
  entity INTEGER NOT NULL, attribute INTEGER NOT NULL, value INTEGER NOT NULL,
  kind INTEGER NOT NULL, source INTEGER NOT NULL, rule INTEGER NOT NULL, at,
  PRIMARY KEY (entity, attribute, value, kind, source, rule)
) WITHOUT ROWID;
CREATE TABLE query (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, record TEXT NOT NULL);
CREATE TABLE observation (
  query INTEGER NOT NULL, page INTEGER NOT NULL, position INTEGER NOT NULL, entity INTEGER NOT NULL, at,
  PRIMARY KEY (query, page, position, entity)
) WITHOUT ROWID;
CREATE TABLE page (
  key TEXT PRIMARY KEY, purpose TEXT NOT NULL, transport TEXT NOT NULL, bytes INTEGER NOT NULL, at TEXT NOT NULL,
  body BLOB NOT NULL
);
CREATE TABLE counter (name TEXT PRIMARY KEY, value REAL NOT NULL) WITHOUT ROWID;
CREATE TABLE value (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

/** What databases before version 2 lack. */
const KEYWORD_TABLE = `
CREATE TABLE keyword (
  number INTEGER PRIMARY KEY, site TEXT NOT NULL, text TEXT NOT NULL, record TEXT NOT NULL, UNIQUE (site, text)
);
`;

/**
 * Makes the tables in an empty database, adds those that an older one lacks, leaves those of this version as they are.
 *
 * @throws {EnvironmentError} `not-a-run` or `newer-run` if the database is something else.
 */
export function prepareSchema(database: SqlDatabase, file: string): void {
  const application = pragma(database, 'application_id');
  const version = pragma(database, 'user_version');
  if (application === 0 && version === 0 && isEmpty(database)) {
    createTables(database);
    return;
  }
  if (application !== APPLICATION_ID) {
    throw new EnvironmentError('not-a-run', `${file} is a database of another program; choose another --output-dir`);
  }
  if (version > SCHEMA_VERSION) {
    throw new EnvironmentError(
      'newer-run',
      `${file} was written by a newer Querent (format ${String(version)}, this one knows ${String(SCHEMA_VERSION)}); update Querent`,
    );
  }
  if (version < SCHEMA_VERSION) addKeywords(database);
}

function createTables(database: SqlDatabase): void {
  database.transaction(() => {
    database.exec(TABLES + KEYWORD_TABLE);
    database.exec(`PRAGMA application_id = ${String(APPLICATION_ID)}; PRAGMA user_version = ${String(SCHEMA_VERSION)}`);
  });
}

function addKeywords(database: SqlDatabase): void {
  database.transaction(() => {
    database.exec(KEYWORD_TABLE);
    database.exec(`PRAGMA user_version = ${String(SCHEMA_VERSION)}`);
  });
}

function isEmpty(database: SqlDatabase): boolean {
  return database.prepare('SELECT 1 FROM sqlite_master LIMIT 1').get([]) === undefined;
}

function pragma(database: SqlDatabase, name: 'application_id' | 'user_version'): number {
  return Number(database.prepare(`PRAGMA ${name}`).get([])?.[0] ?? 0);
}
