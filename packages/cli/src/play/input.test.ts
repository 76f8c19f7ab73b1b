import { describe, expect, it } from 'vitest';
import { metroScreen } from '../metro/screen.ts';
import { inputHelp, parseInput } from './input.ts';

describe('what a player types', () => {
  it.each([
    ['', { type: 'nothing' }],
    ['   ', { type: 'nothing' }],
    ['quit', { type: 'command', name: 'quit', argument: '' }],
    ['save  My Game.json ', { type: 'command', name: 'save', argument: 'My Game.json' }],
    ['LINE 17', { type: 'table', name: 'line', argument: '17' }],
    ['legal', { type: 'table', name: 'legal', argument: '' }],
    ['draw', { type: 'action', word: 'draw' }],
    ['05', { type: 'action', word: '05' }],
    ['AACB 05', { type: 'action', word: 'aacb 05' }],
    ['place  E6N2\t1', { type: 'action', word: 'place e6n2 1' }],
    ['toString', { type: 'action', word: 'tostring' }],
  ])('%j', (line, input) => {
    expect(parseInput(line, metroScreen)).toEqual(input);
  });

  it('is documented in the help', () => {
    const help = inputHelp(metroScreen);
    for (const word of [
      '05',
      'draw',
      'legal',
      'line 17',
      'tile aacb',
      'board',
      'log',
      'undo',
      'save FILE',
      'quit',
    ]) {
      expect(help).toContain(`  ${word}`);
    }
  });
});
