/** A progress bar, only on a terminal, so that it never ends up in other output. */
import type { Io } from './io.ts';

const WIDTH = 30;
const REFRESH_MS = 250;
const CLEAR = '\r\x1b[K';

/** Shows a bar until it is stopped; `what` is counted, as in `games`. */
export function showProgress(err: Io['err'], all: number, what: string): { add(): void; stop(): void } {
  if (err.isTTY !== true) return { add() {}, stop() {} };
  const begun = performance.now();
  let done = 0;
  const draw = (): void => {
    err.write(CLEAR + makeBar(done, all, what, (performance.now() - begun) / 1000));
  };
  const clear = (): void => {
    err.write(CLEAR);
  };
  // After Ctrl-C the line is free for the next output.
  process.once('exit', clear);
  const timer = setInterval(draw, REFRESH_MS);
  draw();
  return {
    add() {
      done++;
    },
    stop() {
      clearInterval(timer);
      process.off('exit', clear);
      clear();
    },
  };
}

/** `[######------------------------] 80 of 400 games, 00:12, about 00:48 left`. */
export function makeBar(done: number, all: number, what: string, seconds: number): string {
  const full = Math.floor((WIDTH * done) / all);
  const bar = `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}]`;
  const rest = done === 0 ? '' : `, about ${clock((seconds * (all - done)) / done)} left`;
  return `${bar} ${done} of ${all} ${what}, ${clock(seconds)}${rest}`;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(whole / 3600);
  return hours === 0 ? parts.join(':') : `${hours}:${parts.join(':')}`;
}
