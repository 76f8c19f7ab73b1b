import { eventFor, SPECTATOR } from '@guimard/engine/kit';
import type { MetroEvent } from '@guimard/engine/metro';
import en from '@guimard/messages/en/metro';
import { describe, expect, it } from 'vitest';
import { tellEvent } from './tell.ts';
import { NONSENSE, namesOf, PLAYED, playRandomly } from './words/testing/games.ts';

const kindOf = (event: MetroEvent): string =>
  event.type === 'module' ? `${event.module} ${event.what}` : event.type;

/** Where tourists stand at the start is seen on the board. */
const SILENT = ['new-york waits', 'berlin stood'];

const isSilent = (event: MetroEvent): boolean =>
  event.type === 'module'
    ? SILENT.includes(`${event.module} ${event.what}`)
    : ['drew', 'tourist'].includes(event.type);

describe('every event is a sentence, or silent on purpose', () => {
  it.each(PLAYED)('%s', (name, options) => {
    const { s, steps } = playRandomly(options, `tell ${name}`);
    const names = namesOf(s);
    for (const event of steps.flatMap(({ events }) => events)) {
      for (const heard of [event, eventFor(event, SPECTATOR)]) {
        const told = tellEvent(en, heard, names);
        if (told === '') expect([kindOf(event), isSilent(event)]).toEqual([kindOf(event), true]);
        else if (NONSENSE.test(told) || !/^.+[.]$/.test(told)) expect([kindOf(event), told]).toEqual([]);
      }
    }
  });
});

describe('what is secret', () => {
  it('tells a hidden exchange from an open one', () => {
    const told = { type: 'module', module: 'companies', what: 'exchanged', seat: 1, percent: 30 } as const;
    const hidden: MetroEvent = { ...told, secret: { seat: 1, colour: 'red' } };
    const names = ['Ana', 'Bob'];
    expect(tellEvent(en, hidden, names)).toBe('Bob exchanges a share for 30% of red from the pile.');
    expect(tellEvent(en, eventFor(hidden, 0), names)).toBe(
      'Bob exchanges a 30% share for one from the pile.',
    );
    expect(tellEvent(en, { ...told, colour: 'red' }, names)).toBe('Bob exchanges a share for 30% of red.');
  });
});

it('tells a line with its stations, doubled or not', () => {
  const line: MetroEvent = {
    type: 'line',
    station: 4,
    colour: 'yellow',
    owner: 0,
    length: 6,
    points: 12,
    end: 'centre',
    total: 20,
  };
  expect(tellEvent(en, line, ['Ana'])).toBe(
    'The line from station 4 (Pigalle) reaches the central station: 6 × 2 = 12 points for Ana (total 20).',
  );
  expect(tellEvent(en, { ...line, points: 1, length: 1, end: 9, total: 9 }, ['Ana'])).toBe(
    'The line from station 4 (Pigalle) reaches station 9 (Place de Clichy): 1 point for Ana (total 9).',
  );
});
