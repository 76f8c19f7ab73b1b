/** Where a tutorial stands: which step is shown, and what the script plays by itself before it. */
import type { PlacedStep, Tutorial, TutorialStep } from './learn.ts';

/** How far the player has come. */
export interface Progress {
  /** How many actions of the log have been played. */
  readonly played: number;
  /** How many steps the player has left behind by going on. Steps that ask for an action are left by it. */
  readonly read: number;
}

export interface Position<Key extends string = string> {
  /** The number of the current step, from 0; as many as there are steps when the tutorial is over. */
  readonly index: number;
  readonly step?: PlacedStep<Key>;
  /** What the script plays now, before the step is shown; none when it is time for the step. */
  readonly play: readonly string[];
}

export const atStart: Progress = { played: 0, read: 0 };

const actionOf = ({ wait }: TutorialStep): string | undefined => (wait === 'next' ? undefined : wait.action);

export function positionIn<Key extends string>(tutorial: Tutorial<Key>, progress: Progress): Position<Key> {
  const { steps, log } = tutorial;
  const { played, read } = progress;
  let index = read;
  let step = steps[index];
  while (step !== undefined && actionOf(step) !== undefined && step.at < played) step = steps[++index];
  const until = step?.at ?? log.actions.length;
  return { index, ...(step === undefined ? {} : { step }), play: log.actions.slice(played, until) };
}

/** The script, or the player as asked, has played so many more actions. */
export const afterActions = ({ played, read }: Progress, actions: number): Progress => ({
  played: played + actions,
  read,
});

/** The player has read the current step and goes on. */
export function afterReading(tutorial: Tutorial, progress: Progress): Progress {
  return { played: progress.played, read: positionIn(tutorial, progress).index + 1 };
}

/** Whether the player may make this action now. */
export function isAsked(tutorial: Tutorial, progress: Progress, action: string): boolean {
  const { step, play } = positionIn(tutorial, progress);
  return play.length === 0 && step !== undefined && actionOf(step) === action;
}

/** A script: words that are played by themselves, and steps between them. A step's own action is played by the player. */
export function placeSteps<Key extends string>(
  script: readonly (string | TutorialStep<Key>)[],
): { readonly actions: readonly string[]; readonly steps: readonly PlacedStep<Key>[] } {
  const actions: string[] = [];
  const steps: PlacedStep<Key>[] = [];
  for (const part of script) {
    if (typeof part === 'string') {
      actions.push(...part.split(' '));
      continue;
    }
    steps.push({ ...part, at: actions.length });
    const action = actionOf(part);
    if (action !== undefined) actions.push(action);
  }
  return { actions, steps };
}
