import type { PositionRequest } from '@guimard/ai';
import { describe, expect, it } from 'vitest';
import { record } from '../testing/record.ts';
import { startCrew } from './crew.ts';

const log = record({ players: 2, first: 0 }, 'crew');
const request: PositionRequest = {
  log,
  index: 100,
  isJudged: false,
  depth: { search: 1, playouts: 1 },
  seed: '1',
};

async function reviewBy(code: string): Promise<unknown> {
  const crew = startCrew(1, new URL(`data:text/javascript,${code}`));
  try {
    return await crew.ask(request);
  } finally {
    await crew.close();
  }
}

describe('a thread that', () => {
  it('crashes ends the review with its error', async () => {
    await expect(reviewBy('throw new Error("out of tiles")')).rejects.toThrow('out of tiles');
  });

  it('just ends is noticed', async () => {
    await expect(reviewBy('process.exit(0)')).rejects.toThrow('ended before its work was done');
  });
});

it('asks for no more positions at a time than there are threads', async () => {
  const crew = startCrew(1, new URL('data:text/javascript,setInterval(() => {}, 1000)'));
  const first = crew.ask(request).catch((error: Error) => error.message);
  await expect(crew.ask(request)).rejects.toThrow('more work at a time than threads');
  await crew.close();
  expect(await first).toContain('ended before');
});
