import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { GroupCommit } from './group-commit.ts';
import { IllStoreProblem, StoreProblem } from './problem.ts';

let db: DatabaseSync;
let group: GroupCommit;

beforeEach(() => {
  db = new DatabaseSync(':memory:');
  // A word that refers to nothing makes the commit fail, not the insertion.
  db.exec(`CREATE TABLE words (word TEXT NOT NULL, follows INTEGER REFERENCES words DEFERRABLE INITIALLY DEFERRED,
    id INTEGER PRIMARY KEY)`);
  group = new GroupCommit(db);
});

const add = (word: string | null, follows: number | null = null) =>
  group.run(() => db.prepare('INSERT INTO words (word, follows) VALUES (?, ?)').run(word, follows).changes);
const words = () =>
  db
    .prepare('SELECT word FROM words ORDER BY id')
    .all()
    .map(({ word }) => word);
const reasonsOf = (answers: readonly PromiseSettledResult<unknown>[]) =>
  answers.map((answer) => (answer.status === 'rejected' ? answer.reason : undefined));

describe('a group of changes', () => {
  it('is committed in order, and confirmed afterwards', async () => {
    const answers = Promise.all([add('one'), add('two'), add('three')]);
    expect(words()).toEqual([]);
    expect(await answers).toEqual([1, 1, 1]);
    expect(words()).toEqual(['one', 'two', 'three']);
    expect(group.count).toBe(1);
    expect(group.milliseconds).toBeGreaterThan(0);
  });

  it('is not undone by the failure of one', async () => {
    const two = group.run(() => {
      db.exec("INSERT INTO words (word) VALUES ('half')");
      throw new Error('it broke');
    });
    const reasons = reasonsOf(await Promise.allSettled([add('one'), two, add(null), add('four')]));
    expect(reasons).toEqual([
      undefined,
      new StoreProblem('The database could not be written: it broke.'),
      new StoreProblem('The database could not be written: NOT NULL constraint failed: words.word.'),
      undefined,
    ]);
    expect(words()).toEqual(['one', 'four']);
  });

  it('fails as a whole if the commit fails; the next is not affected', async () => {
    const problem = new StoreProblem('The database could not be written: FOREIGN KEY constraint failed.');
    const reasons = reasonsOf(await Promise.allSettled([add('one'), add('two', 99), add('three')]));
    expect(reasons).toEqual([problem, problem, problem]);
    expect([words(), db.isTransaction, group.count]).toEqual([[], false, 0]);
    await add('four');
    expect(words()).toEqual(['four']);
  });

  it.each([1, 2])('fails if the file is gone at check %i, and the failure is reported', async (look) => {
    let looks = 0;
    const told: unknown[] = [];
    const check = () => {
      if (++looks === look) throw new Error('it has gone');
    };
    const checked = new GroupCommit(db, check, (problem) => told.push(problem));
    const problem = new IllStoreProblem('The database could not be written: it has gone.');
    const jobs = [checked.run(() => 1), checked.run(() => 2)];
    expect(reasonsOf(await Promise.allSettled(jobs))).toEqual([problem, problem]);
    expect([told, checked.count, db.isTransaction]).toEqual([[problem], 0, false]);
    expect(await checked.run(() => 3)).toBe(3);
  });

  it('fails if the disk is full, since that ends the whole transaction', async () => {
    db.exec('PRAGMA max_page_count = 20');
    const problem = new StoreProblem('The database could not be written: database or disk is full.');
    const jobs = [add('small'), add('large'.repeat(100_000)), add('small too')];
    expect(reasonsOf(await Promise.allSettled(jobs))).toEqual([problem, problem, problem]);
    expect(words()).toEqual([]);
    await add('small again');
    expect(words()).toEqual(['small again']);
  });
});
