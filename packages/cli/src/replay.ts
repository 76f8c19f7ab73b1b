/** `guimard replay`: a game from its log, every action checked again. */
import { CHANCE, makeText, nth, ok, SPECTATOR, viewOf, winners } from '@guimard/engine/kit';
import { badUsage, type Command, DONE } from './command.ts';
import { print } from './io.ts';
import { type Recorded, readGame } from './logfile.ts';
import { COLOUR_FLAG, type Paint, paintFor } from './paint.ts';

const FLAGS = {
  json: { type: 'boolean', help: 'one JSON object for each action, and one for the result' },
  text: { type: 'boolean', help: 'only the game as one line of text' },
  ...COLOUR_FLAG,
} as const;

export const replayCommand: Command<typeof FLAGS> = {
  name: 'replay',
  operand: 'FILE|-',
  summary: 'check a recorded game and tell it in words',
  details:
    'Reads a game, as JSON or as one line of text, from a file or from standard\n' +
    'input (-), checks every action, and tells what happened, hidden or not.',
  flags: FLAGS,
  isForPlayers: true,
  async run({ flags, operand }, io) {
    if (flags.json && flags.text) return badUsage('--json and --text exclude each other');
    const game = await readGame(operand!, io.input);
    if (!game.ok) return game;
    if (flags.text) await print(io.out, `${makeText(game.value.session.log)}\n`);
    else if (flags.json) await print(io.out, makeJson(game.value));
    else await print(io.out, tell(game.value, paintFor(io, flags)));
    return ok(DONE);
  },
};

function makeJson({ session }: Recorded): string {
  const { scores, isOver: over } = session;
  const lines: object[] = session.steps.map(({ index, mover, action, events }) => ({
    index,
    mover: mover === CHANCE ? 'chance' : mover,
    action,
    events,
  }));
  lines.push({ result: { scores: Array.from(scores), winners: over ? winners(scores) : [], over } });
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function tell({ entry, session }: Recorded, paint: Paint): string {
  const { game, screen } = entry;
  const names = screen.seatNames(session.state);
  const width = Math.max(...['Chance', ...names].map((name) => name.length)) + 2;
  const lines = session.steps.flatMap(({ index, mover, action, events }) => {
    const who = mover === CHANCE ? 'Chance' : nth(names, mover);
    const head = `${String(index).padStart(4)}  ${who.padEnd(width)}`;
    const sentences =
      events.length === 0 ? [`(${action})`] : events.map((event) => game.describe(event, names));
    return sentences.map((sentence, i) => `${i === 0 ? head : ' '.repeat(head.length)}${sentence}`);
  });
  const board = screen.draw(viewOf(game, session.state, SPECTATOR), paint);
  return [...lines, '', board, outcome({ entry, session }), ''].join('\n');
}

/** Who has won, or that nobody has yet. */
export function outcome({ entry, session }: Recorded): string {
  if (!session.isOver) return 'The game is not over.';
  const { scores } = session;
  if (scores.length === 1) return `The game ends with ${scores[0]} points.`;
  const best = winners(scores);
  const seats = entry.screen.seatNames(session.state);
  const names = best.map((seat) => seats[seat]).join(' and ');
  return `${names} ${best.length === 1 ? 'wins' : 'share the win'} with ${Math.max(...scores)} points.`;
}
