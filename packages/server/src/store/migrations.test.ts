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
  it('gets its tables when it is new', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db);
    expect(versionOf(db)).toBe(MIGRATIONS.length);
    expect(namesOf(db)).toEqual(['beats', 'chat', 'entries', 'outages', 'tables']);
  });

  it('is left alone when it is up to date', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db);
    db.exec('INSERT INTO outages VALUES (1, 2)');
    migrate(db);
    expect(db.prepare('SELECT count(*) AS count FROM outages').get()?.['count']).toBe(1);
  });

  it('goes the steps that it has not seen', () => {
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

  it('is as it was when a step fails', () => {
    const db = new DatabaseSync(':memory:');
    migrate(db, ['CREATE TABLE a (x)']);
    expect(() => migrate(db, ['', 'CREATE TABLE b (x)', 'CREATE TABLE a (x)'])).toThrow('already exists');
    expect([versionOf(db), namesOf(db)]).toEqual([1, ['a']]);
  });

  it('of a newer Guimard is refused, and left as it was', async () => {
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
