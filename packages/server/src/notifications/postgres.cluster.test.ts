import { describe, expect, inject, it } from 'vitest';
import { newSchema, openIn } from '../store/postgres/testing/schema.ts';
import { openPostgresSubscriptions } from './postgres.ts';
import { testSubscriptions } from './testing/subscriptions.contract.ts';

async function open(schema = newSchema()) {
  await (await openIn(schema)).close();
  return openPostgresSubscriptions(inject('postgres'), schema);
}

describe('subscriptions in PostgreSQL', () => {
  testSubscriptions(open);

  it('share the key of the server that was first', async () => {
    const schema = newSchema();
    const [one, two] = [await open(schema), await open(schema)];
    const keys = await Promise.all([one.pushKey('one'), two.pushKey('two')]);
    expect(new Set([...keys, await two.pushKey('three')]).size).toBe(1);
    await Promise.all([one.close(), two.close()]);
  });
});
