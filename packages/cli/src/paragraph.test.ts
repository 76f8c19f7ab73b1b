import { describe, expect, it } from 'vitest';
import { wrap } from './paragraph.ts';

describe('wrapping a list', () => {
  it('keeps a short one on a line', () => {
    expect(wrap('aacb:', ['01', '02', '03'], '  ')).toBe('aacb: 01  02  03');
    expect(wrap('station 1:', ['07', '17'], ' → ')).toBe('station 1: 07 → 17');
  });

  it('breaks a long one between items', () => {
    const lines = wrap('aacb:', Array<string>(60).fill('05 Y+3'), '  ').split('\n');
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(78);
    expect(lines.join(' ').match(/05 Y\+3/g)).toHaveLength(60);
    expect(lines[1]).toMatch(/^ {2}05/);
  });
});
