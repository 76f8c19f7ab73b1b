import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { StoreProblem } from '../problem.ts';
import { actionsOf, appendOf } from '../testing/tables.ts';
import { MIGRATIONS, migrate } from './migrations.ts';
import { NEXT_RELEASE } from './testing/next-release.ts';
import { newSchema, openIn } from './testing/schema.ts';

const placeOf = (schema: string) => ({ url: inject('postgres'), schema });

async function formatOf(schema: string) {
  const client = new Client(inject('postgres'));
  await client.connect();
  const { rows } = await client.query(`SELECT number, oldest FROM "${schema}".migrations ORDER BY number`);
  await client.end();
  return rows;
}

/** What the release after the next might do. */
const INCOMPATIBLE = {
  oldest: MIGRATIONS.length + 1,
  sql: 'ALTER TABLE tables RENAME COLUMN due TO deadline',
};
const TOO_OLD = `The database was migrated by a newer Guimard (it needs format ${MIGRATIONS.length + 1}, this one knows ${MIGRATIONS.length}). Update this server.`;

describe('migrations', () => {
  it('are run once by servers that start at the same time', async () => {
    const schema = newSchema();
    const stores = await Promise.all(Array.from({ length: 8 }, () => openIn(schema)));
    expect(await formatOf(schema)).toEqual(MIGRATIONS.map(({ oldest }, i) => ({ number: i + 1, oldest })));
    await stores[0].append(appendOf('a', 0, ['one']));
    for (const store of stores) expect(actionsOf(await store.load('a'))).toEqual(['one']);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('of the next release run while servers of this one write', async () => {
    const schema = newSchema();
    const store = await openIn(schema);
    onTestFinished(() => store.close());
    let version = 0;
    let isMigrated = false;
    const migrating = Promise.all([1, 2].map(() => migrate(placeOf(schema), NEXT_RELEASE))).then(() => {
      isMigrated = true;
    });
    while (!isMigrated || version < 50) {
      expect((await store.append(appendOf('a', version, [String(version)]))).ok).toBe(true);
      version++;
    }
    await migrating;
    expect(await store.load('a')).toHaveLength(version);
    expect([await store.check(), store.health]).toEqual([undefined, 'ok']);
    // This release still starts on it.
    const another = await openIn(schema);
    expect((await another.append(appendOf('a', version))).ok).toBe(true);
    await another.close();
    expect(await formatOf(schema)).toHaveLength(MIGRATIONS.length + 1);
  });

  it('that this release cannot work with keep it from starting, and stop it', async () => {
    const schema = newSchema();
    const store = await openIn(schema);
    onTestFinished(() => store.close());
    await migrate(placeOf(schema), [...NEXT_RELEASE, INCOMPATIBLE]);
    await expect(openIn(schema)).rejects.toThrow(new StoreProblem(TOO_OLD));
    await expect(store.heartbeat(0)).rejects.toThrow(TOO_OLD);
    expect(store.health).toMatchObject({ reason: TOO_OLD });
    expect(await store.check()).toBe(TOO_OLD);
  });

  it('are all or nothing', async () => {
    const schema = newSchema();
    const broken = { oldest: 1, sql: 'CREATE TABLE half (id INTEGER); SELECT nonsense' };
    await expect(migrate(placeOf(schema), [...MIGRATIONS, broken])).rejects.toThrow(
      /^Cannot open the database: column "nonsense" does not exist\.$/,
    );
    await (await openIn(schema)).close();
    expect(await formatOf(schema)).toHaveLength(MIGRATIONS.length);
  });
});
