import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { playable } from '../games.ts';
import { createAgent } from '../spec.ts';
import { type Think, VERSION, type WorkerReply } from './messages.ts';
import { serve } from './serve.ts';
import { POSITIONS } from './testing/positions.ts';
import { waitingAgent } from './testing/waiting-agent.ts';

const { game, view } = POSITIONS.base;
const THINK: Think = {
  version: VERSION,
  type: 'think',
  id: 7,
  key: 'seat',
  game: game.meta.id,
  options: game.optionsOf(view.known),
  viewer: view.viewer,
  known: view.known.bytes,
  spec: { kind: 'random' },
  seed: 'serve',
};
const { key: _key, ...WITHOUT_KEY } = THINK;
const { known: _known, ...WITHOUT_BYTES } = THINK;
const { id: _id, ...WITHOUT_ID } = THINK;

/** The replies to messages, once everything possible is done. */
async function answersTo(messages: readonly unknown[], make = createAgent): Promise<WorkerReply[]> {
  const answers: WorkerReply[] = [];
  const hear = serve((answer) => answers.push(answer), make);
  for (const message of messages) {
    hear(message);
    await setImmediate();
  }
  return answers;
}
const failed = (message: string, id = 7): WorkerReply => ({ type: 'failed', id, message });
const chosen = (code: unknown = expect.any(Number), id = 7): unknown => ({ type: 'chosen', id, code });

describe('serve', () => {
  it("chooses the agent's move", async () => {
    const code = await createAgent(playable('metro')!, THINK.spec, THINK.seed).choose(view);
    expect(await answersTo([THINK])).toEqual([chosen(code)]);
  });

  it('keeps one agent for each key until it is forgotten', async () => {
    let made = 0;
    const counting: typeof createAgent = (...args) => {
      made++;
      return createAgent(...args);
    };
    const again = { ...THINK, id: 8 };
    await answersTo([THINK, again], counting);
    expect(made).toBe(1);
    await answersTo([THINK, { ...again, key: 'other seat' }], counting);
    expect(made).toBe(3);
    await answersTo([THINK, { version: VERSION, type: 'forget', key: 'seat' }, again], counting);
    expect(made).toBe(5);
  });

  const stop = { version: VERSION, type: 'stop', id: 7 };
  const forget = { version: VERSION, type: 'forget', key: 'seat' };
  const progress = { type: 'progress', id: 7, report: { playouts: 0, done: 0, isCapped: false, moves: [] } };
  it.each([
    ['stopped', stop],
    ['forgotten', forget],
  ])('tells of progress, and chooses when it is %s', async (_, message) => {
    expect(await answersTo([THINK], waitingAgent)).toEqual([progress]);
    expect(await answersTo([THINK, message], waitingAgent)).toEqual([progress, chosen()]);
  });

  it('ignores requests to stop or forget what does not exist', async () => {
    expect(await answersTo([stop, forget, THINK, stop])).toEqual([chosen()]);
  });

  it('searches for several agents at once, but each agent does one thing at a time', async () => {
    const other = { ...THINK, id: 8, key: 'other seat' };
    const twice = { ...THINK, id: 9 };
    expect(await answersTo([THINK, other, twice, stop], waitingAgent)).toEqual([
      progress,
      { ...progress, id: 8 },
      failed('The agent "seat" is thinking already.', 9),
      chosen(),
    ]);
  });

  it('lets a bug in an agent end only its own search', async () => {
    const buggy: typeof createAgent = (...args) =>
      args[2] === 'bug'
        ? { choose: () => Promise.reject(new RangeError('no such cell')) }
        : createAgent(...args);
    const answers = await answersTo([{ ...THINK, id: 1, key: 'bug', seed: 'bug' }, THINK], buggy);
    expect(answers).toEqual([failed('RangeError: no such cell', 1), chosen()]);
  });

  const malformed: readonly (readonly [says: string, message: unknown, id: number])[] = [
    ['A request is an object.', undefined, -1],
    ['A request is an object.', null, -1],
    ['A request is an object.', 'think', -1],
    [`The worker speaks version ${VERSION} of the messages, not undefined.`, {}, -1],
    [`The worker speaks version ${VERSION} of the messages, not 99.`, { ...THINK, version: 99 }, 7],
    ['There is no request "dance".', { ...THINK, type: 'dance' }, 7],
    ['"id" must be a whole number from 0.', WITHOUT_ID, -1],
    ['"id" must be a whole number from 0.', { ...THINK, id: -5 }, -1],
    ['"id" must be a whole number from 0.', { ...stop, id: 0.5 }, -1],
    ['"key" must be a text.', { ...forget, key: 3 }, -1],
    ['"key" must be a text.', WITHOUT_KEY, 7],
    ['"game" must be a text.', { ...THINK, game: 4 }, 7],
    ['"seed" must be a text.', { ...THINK, seed: 4 }, 7],
    ['"options" must be an object.', { ...THINK, options: 'none' }, 7],
    ['"viewer" must be a seat.', { ...THINK, viewer: 'me' }, 7],
    ['"known" must be bytes.', WITHOUT_BYTES, 7],
    ['"known" must be bytes.', { ...THINK, known: [1, 2, 3] }, 7],
    ['"judge" must be an action.', { ...THINK, judge: 'draw' }, 7],
    ['"spec" names no agent.', { ...THINK, spec: 'level:6' }, 7],
    ['"spec" names no agent.', { ...THINK, spec: { kind: 'oracle' } }, 7],
    ['"spec" names no agent.', { ...THINK, spec: { kind: 'rollout' } }, 7],
    ['"spec" names no agent.', { ...THINK, spec: { kind: 'level', level: 0 } }, 7],
    ['"spec" names no agent.', { ...THINK, spec: { kind: 'search', budget: {} } }, 7],
    ['The computer does not play "chess".', { ...THINK, game: 'chess' }, 7],
    ['These options are refused: playersBetween.', { ...THINK, options: { players: 9, first: 0 } }, 7],
    [
      `With these options a state has ${view.known.bytes.length} bytes, not 3.`,
      { ...THINK, known: new Uint8Array(3) },
      7,
    ],
    [`Seat ${1 - view.viewer} is not to move.`, { ...THINK, viewer: 1 - view.viewer }, 7],
    ['Seat -1 is not to move.', { ...THINK, viewer: -1 }, 7],
  ];
  it.each(malformed)('refuses an invalid request: %s', async (says, message, id) => {
    const next = { ...THINK, id: 100 };
    expect(await answersTo([message, next])).toEqual([failed(says, id), chosen(undefined, 100)]);
  });

  it('refuses a key that belongs to another agent', async () => {
    expect(await answersTo([THINK, { ...THINK, seed: 'another' }])).toEqual([
      chosen(),
      failed('The agent "seat" was made for something else.'),
    ]);
  });
});
