/** `guimard analyse`: a recorded game, and what an agent would have done better. */
import {
  type AgentSpec,
  type Candidate,
  createAgent,
  formatAgentSpec,
  parseAgentSpec,
  playable,
} from '@guimard/ai';
import { ok, type Result, type Seat } from '@guimard/engine/kit';
import { analyseGame, FEW_VISITS, type Judgement, type Range } from './analysis/judge.ts';
import { BLUNDER, fixed } from './analysis/marks.ts';
import { summarise } from './analysis/summary.ts';
import { Teller } from './analysis/tell.ts';
import { wholeNumber } from './args.ts';
import { badInput, badUsage, type Command, DONE, type UserError } from './command.ts';
import { print } from './io.ts';
import { type Recorded, readGame } from './logfile.ts';
import { COLOUR_FLAG, paintFor } from './paint.ts';
import { inWords } from './refusals.ts';

const AGENT = 'search:2000';

const FLAGS = {
  agent: {
    type: 'string',
    value: 'AGENT',
    help: `who judges: search:N, search:Nms or level:N; else ${AGENT}`,
  },
  seed: { type: 'string', value: 'TEXT', help: 'the same seed gives the same judgements; else 1' },
  from: { type: 'string', value: 'N', help: 'the first action to judge, as replay counts them' },
  to: { type: 'string', value: 'N', help: 'the last action to judge' },
  seat: { type: 'string', value: 'SEAT', help: 'judge one seat alone: its name, or its number from 0' },
  json: { type: 'boolean', help: 'one JSON object instead of a table' },
  ...COLOUR_FLAG,
} as const;

const percent = (share: number): string => `${share * 100} %`;

/** The command, with any source of agents. */
export const analyseWith = (make: typeof createAgent): Command<typeof FLAGS> => ({
  name: 'analyse',
  operand: 'FILE|-',
  summary: 'judge the moves of a recorded game',
  details:
    'Reads a game as replay does and lets the computer think about every decision,\n' +
    'knowing what that player knew. Tells what it would have played, and what the\n' +
    'move that was played lost by comparison: in points, of the lead over the best\n' +
    'opponent at the end (alone: of the score), and in chance to win. A loss of\n' +
    `${BLUNDER.points} points or ${percent(BLUNDER.win)} is a blunder, half of it a mistake, a quarter an inaccuracy.\n` +
    `~ stands before a loss that rests on fewer than ${FEW_VISITS} playouts; a move that the\n` +
    'computer did not try at all is "not considered". Without a limit in\n' +
    'milliseconds, the output depends on file and flags alone.',
  flags: FLAGS,
  async run({ flags, operand }, io) {
    const spec = readSpec(flags.agent ?? AGENT);
    if (!spec.ok) return spec;
    const recorded = await readGame(operand!, io.input);
    if (!recorded.ok) return recorded;
    const range = readRange(recorded.value, flags);
    if (!range.ok) return range;
    const { entry, session } = recorded.value;
    const subject = playable(entry.game.meta.id);
    if (subject === undefined) return badInput(`the computer does not play ${entry.game.meta.title}`);

    const seed = flags.seed ?? '1';
    const agent = formatAgentSpec(spec.value);
    const judgements: Judgement[] = [];
    const judged = analyseGame(
      session,
      (index) => make(subject, spec.value, `${seed}/${index}`),
      range.value,
    );
    if (flags.json) {
      for await (const judgement of judged) judgements.push(judgement);
      await print(io.out, makeJson(recorded.value, { agent, seed }, judgements));
      return ok(DONE);
    }
    const teller = new Teller(recorded.value, paintFor(io, flags));
    const title = `${entry.screen.title(session.state)}, judged by ${agent}, seed ${seed}`;
    await print(io.out, `${title}: what was lost by each move\n\n${teller.heading}`);
    for await (const judgement of judged) {
      judgements.push(judgement);
      await print(io.out, teller.line(judgement));
    }
    await print(io.out, teller.summary(summarise(judgements)));
    return ok(DONE);
  },
});

export const analyse = analyseWith(createAgent);

function readSpec(text: string): Result<AgentSpec, UserError> {
  const spec = parseAgentSpec(text);
  if (!spec.ok) return badUsage(`--agent: ${inWords(spec.error)}`);
  if (spec.value.kind === 'search' || spec.value.kind === 'level') return spec;
  return badUsage(
    `--agent ${text} does not tell what it thinks of a move; take search:N, search:Nms or level:N`,
  );
}

interface RangeFlags {
  readonly from?: string;
  readonly to?: string;
  readonly seat?: string;
}

function readRange({ entry, session }: Recorded, flags: RangeFlags): Result<Range, UserError> {
  const last = Math.max(0, session.steps.length - 1);
  const from = wholeNumber('--from', flags.from ?? '0', 0, last);
  if (!from.ok) return from;
  const to = wholeNumber('--to', flags.to ?? String(last), from.value, last);
  if (!to.ok) return to;
  if (flags.seat === undefined) return ok({ from: from.value, to: to.value });
  const seat = readSeat(flags.seat, entry.screen.seatNames(session.state));
  return seat.ok ? ok({ from: from.value, to: to.value, seat: seat.value }) : seat;
}

function readSeat(text: string, names: readonly string[]): Result<Seat, UserError> {
  const seat = names.findIndex((name, index) =>
    [name.toLowerCase(), String(index)].includes(text.toLowerCase()),
  );
  if (seat >= 0) return ok(seat);
  return badUsage(
    `--seat must be ${names.join(', ')}, or a number from 0 to ${names.length - 1}, not "${text}"`,
  );
}

function makeJson(
  { entry, session }: Recorded,
  by: { readonly agent: string; readonly seed: string },
  judgements: readonly Judgement[],
): string {
  const { game } = entry;
  const moves = judgements.map(({ expected, loss, mark, isUncertain, ...move }) => ({
    ...move,
    expected: { played: candidateJson(expected.played), choice: candidateJson(expected.choice) },
    loss: loss ?? null,
    mark: mark ?? null,
    uncertain: isUncertain,
  }));
  const seats = summarise(judgements).map(({ meanLoss, worst, ...seat }) => ({
    ...seat,
    meanLoss: meanLoss ?? null,
    worst: worst.map(({ index }) => index),
  }));
  return `${JSON.stringify({ game: game.meta.id, options: game.optionsOf(session.state), ...by, moves, seats })}\n`;
}

const candidateJson = (candidate: Candidate | undefined) =>
  candidate === undefined
    ? null
    : { visits: candidate.visits, scores: candidate.scores.map(fixed), wins: candidate.wins.map(fixed) };
