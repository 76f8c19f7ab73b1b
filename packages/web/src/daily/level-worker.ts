/** Plays the deal of a day at one level after the other. */
import { GAMES, playable } from '@guimard/ai';
import { type DayName, dailyOn } from '@guimard/ai/daily';
import { type LevelGame, playLevel } from './level-game.ts';

export interface LevelRequest {
  readonly date: DayName;
  readonly level: number;
}
export type LevelReply =
  | { readonly type: 'move' }
  | { readonly type: 'over'; readonly game: LevelGame }
  | { readonly type: 'failed'; readonly message: string };

const reply = (message: LevelReply): void => postMessage(message);

async function play({ date, level }: LevelRequest): Promise<void> {
  const daily = dailyOn(date, GAMES);
  const subject = daily === undefined ? undefined : playable(daily.game);
  if (daily === undefined || subject === undefined) throw new Error(`There is no deal of ${date}.`);
  reply({ type: 'over', game: await playLevel(subject, daily, level, () => reply({ type: 'move' })) });
}

addEventListener('message', ({ data }: MessageEvent<LevelRequest>) => {
  play(data).catch((error: unknown) => reply({ type: 'failed', message: String(error) }));
});
