import { describe, expect, it } from 'vitest';
import { fillOptions } from './options.ts';
import type { Refusal } from './result.ts';

const DEFAULTS = { players: 2, rotate: false };

const refused = (code: string, params: Refusal['params'] = {}) => ({
  ok: false,
  error: { rule: 'options', code, params: expect.objectContaining(params) },
});

describe('fillOptions', () => {
  it.each<[input: unknown, code: string, params?: Refusal['params']]>([
    [undefined, 'optionsNotObject'],
    [null, 'optionsNotObject'],
    [[], 'optionsNotObject'],
    ['players=2', 'optionsNotObject'],
    [{ player: 2 }, 'unknownOption', { option: 'player', options: ['players', 'rotate'] }],
    [{ toString: 1 }, 'unknownOption', { option: 'toString' }],
    [{ constructor: 1 }, 'unknownOption', { option: 'constructor' }],
    [JSON.parse('{"__proto__":1}'), 'unknownOption', { option: '__proto__' }],
  ])('refuses %j', (input, code, params) => {
    expect(fillOptions(DEFAULTS, input)).toEqual(refused(code, params));
  });

  it('fills in defaults', () => {
    expect(fillOptions(DEFAULTS, { rotate: true })).toEqual({
      ok: true,
      value: { players: 2, rotate: true },
    });
  });
});
