import { describe, expect, test } from 'vitest';
import { LocalHub, localBus } from './local.ts';
import { testBus } from './testing/bus.contract.ts';

describe('a bus within one process', () => {
  const hub = new LocalHub();
  testBus(async () => hub.join());

  test('is always healthy', () => {
    expect(localBus()).toMatchObject({ health: 'ok', outages: 0, rejected: 0 });
  });
});
