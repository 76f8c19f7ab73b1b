import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { MIGRATIONS, migrate } from './migrations.ts';
import { openSqliteStore } from './sqlite.ts';
import { newFiles } from './testing/folder.ts';

const newFile = newFiles();
const versionOf = (db: DatabaseSync) => db.prepare('PRAGMA user_version').get()?.['user_version'];
const namesOf = (db: DatabaseSync) =>
  db
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
    .all()
    .map(({ name }) => name);

describe('a database', () => {
  it('gets its tables when new', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db);
    expect(versionOf(db)).toBe(MIGRATIONS.length);
    expect(namesOf(db)).toEqual(['about', 'beats', 'chat', 'daily', 'entries', 'tables']);
  });

  it('is left alone when up to date', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db);
    db.exec('INSERT INTO beats VALUES (1, 2)');
    migrate(db);
    expect(db.prepare('SELECT count(*) AS count FROM beats').get()?.['count']).toBe(1);
  });

  it('runs the migrations it has not seen', () => {
    const steps = [
      'CREATE TABLE a (x)',
      'CREATE TABLE b (x)',
      'INSERT INTO a VALUES (3); CREATE TABLE c (x)',
    ];
    for (let seen = 0; seen <= steps.length; seen++) {
      const db = new DatabaseSync(':memory:');
      migrate(db, steps.slice(0, seen));
      migrate(db, steps);
      expect([versionOf(db), namesOf(db)]).toEqual([3, ['a', 'b', 'c']]);
      expect(db.prepare('SELECT x FROM a').all()).toHaveLength(1);
    }
  });

  it('is unchanged when a migration fails', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db, ['CREATE TABLE a (x)']);
    expect(() => migrate(db, ['', 'CREATE TABLE b (x)', 'CREATE TABLE a (x)'])).toThrow('already exists');
    expect([versionOf(db), namesOf(db)]).toEqual([1, ['a']]);
  });

  it("that used dates is converted to service time, with the clocks' remaining time", () => {
    const db = new DatabaseSync(':memory:');
    migrate(db, MIGRATIONS.slice(0, 2));
    // Two outages, of 100 and 50; the clock of table a has 7 left at its last entry, that of b none.
    db.exec(`
      INSERT INTO outages VALUES (1100, 1200), (1300, 1350);
      INSERT INTO beats VALUES (1, 1400);
      INSERT INTO tables VALUES ('a', 'running', 'link', 1387, 0, 1380), ('b', 'over', 'link', NULL, 0, 1250);
      INSERT INTO entries VALUES ('a', 1, 1050, NULL, '{}'), ('a', 2, 1380, NULL, '{}');
      INSERT INTO entries VALUES ('b', 1, 1100, NULL, '{}'), ('b', 2, 1250, NULL, '{}');
    `);
    migrate(db);
    const rows = (sql: string) =>
      db
        .prepare(sql)
        .all()
        .map((row) => Object.values(row));
    expect(rows('SELECT at, time FROM entries ORDER BY table_id, version')).toEqual([
      [1050, 1050],
      [1380, 1230],
      [1100, 1100],
      [1250, 1150],
    ]);
    expect(rows('SELECT id, due, updated FROM tables ORDER BY id')).toEqual([
      ['a', 1237, 1230],
      ['b', null, 1150],
    ]);
    expect(rows('SELECT time FROM beats')).toEqual([[1250]]);
    expect(namesOf(db)).not.toContain('outages');
  });

  it('of a newer Guimard is refused and left unchanged', async () => {
    const file = newFile();
    const db = new DatabaseSync(file);
    db.exec('PRAGMA user_version = 99');
    expect(() => openSqliteStore(file)).toThrow(
      `Cannot open ${file}: it was written by a newer Guimard (format 99, this one knows ${MIGRATIONS.length}). Update Guimard, or choose another file.`,
    );
    expect([versionOf(db), namesOf(db)]).toEqual([99, []]);
    db.close();
  });
});
