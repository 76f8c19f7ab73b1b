/** A progress bar, only on a terminal, so that it never ends up in other output. */
import type { Io } from '../io.ts';

const WIDTH = 30;
const REFRESH_MS = 250;
const CLEAR = '\r\x1b[K';

/** Shows a bar until it is stopped. */
export function showProgress(err: Io['err'], games: number): { add(): void; stop(): void } {
  if (err.isTTY !== true) return { add() {}, stop() {} };
  const begun = performance.now();
  let played = 0;
  const draw = (): void => {
    err.write(CLEAR + makeBar(played, games, (performance.now() - begun) / 1000));
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
      played++;
    },
    stop() {
      clearInterval(timer);
      process.off('exit', clear);
      clear();
    },
  };
}

/** `[######------------------------] 80 of 400 games, 00:12, about 00:48 left`. */
export function makeBar(played: number, games: number, seconds: number): string {
  const full = Math.floor((WIDTH * played) / games);
  const bar = `[${'#'.repeat(full)}${'-'.repeat(WIDTH - full)}]`;
  const rest = played === 0 ? '' : `, about ${clock((seconds * (games - played)) / played)} left`;
  return `${bar} ${played} of ${games} games, ${clock(seconds)}${rest}`;
}

function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 60) % 60, whole % 60].map((part) => String(part).padStart(2, '0'));
  const hours = Math.floor(whole / 3600);
  return hours === 0 ? parts.join(':') : `${hours}:${parts.join(':')}`;
}
