import { describe, expect, it } from 'vitest';
import { makeBar, showProgress } from './progress.ts';
import { Sink } from './testing/run.ts';

describe('the progress bar', () => {
  it('shows what is done, the elapsed time, and about how long the rest will take', () => {
    expect(makeBar(0, 400, 'games', 0)).toBe('[------------------------------] 0 of 400 games, 00:00');
    expect(makeBar(80, 400, 'games', 12)).toBe(
      '[######------------------------] 80 of 400 games, 00:12, about 00:48 left',
    );
    expect(makeBar(1, 100, 'games', 3700)).toContain(', 1:01:40, about 101:45:00 left');
  });

  it('is for terminals only, and leaves nothing behind', () => {
    const pipe = new Sink();
    showProgress(pipe, 10, 'games').stop();
    expect(pipe.text).toBe('');
    const terminal = Object.assign(new Sink(), { isTTY: true });
    const progress = showProgress(terminal, 10, 'games');
    progress.add();
    expect(terminal.text).toContain('0 of 10 games');
    progress.stop();
    expect(terminal.text.endsWith('\r\x1b[K')).toBe(true);
  });
});
