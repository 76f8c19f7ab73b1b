/** `guimard verify`: whether a game on a server was dealt honestly. */
import { readFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { CHANCE, type Log, ok, parseLog, type Result, replay } from '@guimard/engine/kit';
import {
  type Contributions,
  type Contributor,
  contributionsTo,
  type Deviation,
  type DrawKind,
  hashOf,
  type PromisedSeed,
  verifyDeal,
  verifyGame,
} from '@guimard/protocol';
import { BAD_INPUT, badInput, badUsage, type Command, DONE, type Status, type UserError } from './command.ts';
import { gameCalled } from './games.ts';
import { type Io, print } from './io.ts';
import { isSystemError } from './lines.ts';
import { readGame } from './logfile.ts';
import { inWords } from './refusals.ts';
import type { Entry } from './screen.ts';

const FLAGS = {
  hash: { type: 'string', value: 'HEX', help: 'the hash that the table showed when the game began' },
  deal: { type: 'string', value: 'NAME', help: 'check a game at this terminal: was it dealt like this?' },
  json: { type: 'boolean', help: 'one JSON object' },
} as const;

/** A finished game as a server publishes it. */
interface Exported {
  readonly entry: Entry;
  readonly log: Log;
  readonly seeds: readonly PromisedSeed[];
  readonly draws: DrawKind;
  /** Empty for games of earlier servers. */
  readonly seats: readonly Contributor[];
}

export const verify: Command<typeof FLAGS> = {
  name: 'verify',
  operand: 'FILE|-',
  summary: 'check that nobody chose what was drawn in a game on a server',
  details:
    'Reads a finished game as a server gives it (/api/tables/CODE/game), from a file\n' +
    'or from standard input (-): its log and its seeds. Checks that they are the ones whose\n' +
    'hashes were shown before they were used, and that all that was drawn follows from\n' +
    'them. A server that opened the game again has added a seed from there on.\n' +
    'With --deal: reads a game as play --save writes it, and checks that all that was\n' +
    'drawn follows from the name of the deal. That of the day is called daily/DATE.',
  flags: FLAGS,
  async run({ flags, operand }, io) {
    const hash = flags.hash?.toLowerCase();
    if (hash !== undefined && !/^[\da-f]{64}$/.test(hash))
      return badUsage(`--hash must be 64 hexadecimal digits, not "${flags.hash}"`);
    if (flags.deal !== undefined && hash !== undefined)
      return badUsage('--hash and --deal exclude each other');
    const verdict = await (flags.deal === undefined
      ? verdictOnExported(operand!, io.input, hash)
      : verdictOnDeal(operand!, io.input, flags.deal));
    if (!verdict.ok) return verdict;
    return tell(verdict.value, io, flags.json === true ? 'json' : flags.deal === undefined ? 'seed' : 'deal');
  },
};

/** As JSON, or in a sentence about what the draws must follow from. */
async function tell(
  verdict: Verdict,
  io: Io,
  how: 'json' | 'seed' | 'deal',
): Promise<Result<Status, UserError>> {
  if (how === 'json') await print(io.out, `${JSON.stringify(verdict)}\n`);
  else if (!verdict.isHonest) return badInput(verdictText(verdict, how));
  else await print(io.out, `${verdictText(verdict, how)}\n`);
  return ok(verdict.isHonest ? DONE : BAD_INPUT);
}

type Verdict =
  | { readonly isHonest: true; readonly draws: number; readonly deal: string }
  | ({ readonly isHonest: true; readonly draws: number; readonly isHashChecked: boolean } & Contributions)
  | { readonly isHonest: false; readonly hash: { readonly shown: string; readonly ofSeed: string } }
  /** This seed is not the share that its seat had promised. */
  | { readonly isHonest: false; readonly share: { readonly seat: number; readonly number: number } }
  | { readonly isHonest: false; readonly deviation: Deviation & { readonly action: string } };

async function verdictOnExported(
  path: string,
  input: Readable,
  hash: string | undefined,
): Promise<Result<Verdict, UserError>> {
  const exported = await readExported(path, input);
  return exported.ok ? ok(judge(exported.value, hash)) : exported;
}

async function verdictOnDeal(
  path: string,
  input: Readable,
  deal: string,
): Promise<Result<Verdict, UserError>> {
  const recorded = await readGame(path, input);
  if (!recorded.ok) return recorded;
  const { entry, session } = recorded.value;
  const { log, steps } = session;
  const verified = verifyDeal(entry.game, log, deal);
  if (!verified.ok) return ok(deviating(verified.error, log));
  return ok({ isHonest: true, draws: steps.filter(({ mover }) => mover === CHANCE).length, deal });
}

const deviating = (error: Deviation, log: Log): Verdict => ({
  isHonest: false,
  deviation: { ...error, action: log.actions[error.at] ?? '' },
});

function judge({ entry, log, seeds, draws: kind, seats }: Exported, given: string | undefined): Verdict {
  const shown = seeds.map(({ hash }, i) => (i === 0 ? (given ?? hash) : hash));
  for (const [i, { seed }] of seeds.entries()) {
    const ofSeed = hashOf(seed);
    if (shown[i] !== undefined && shown[i] !== ofSeed)
      return { isHonest: false, hash: { shown: shown[i], ofSeed } };
  }
  const verified = verifyGame(entry.game, log, seeds, kind);
  if (!verified.ok) return deviating(verified.error, log);
  let draws = 0;
  replay(entry.game, log, ({ mover }) => {
    if (mover === CHANCE) draws++;
  });
  const contributions = contributionsTo(seeds, seats, draws);
  if ('brokenAt' in contributions) {
    const number = contributions.brokenAt;
    // The server's seeds are what they were shown as.
    return { isHonest: false, share: { seat: seeds[number]?.seat ?? -1, number } };
  }
  return { isHonest: true, draws, isHashChecked: !shown.includes(undefined), ...contributions };
}

/** Numbered from 1, as in the app. */
const seatsText = (seats: readonly number[]): string =>
  `${seats.length === 1 ? 'seat' : 'seats'} ${seats.map((seat) => seat + 1).join(', ')}`;

function contributionsText({ shared, silent, gaps, isRestored }: Contributions): string {
  const lines =
    shared.length === 0
      ? [`No player's program contributed, so whoever runs the server could have chosen them.`]
      : [`They follow from the server's seed and contributions from ${seatsText(shared)}.`];
  if (shared.length > 0 && silent.length > 0) lines.push(`No contribution came from ${seatsText(silent)}.`);
  for (const { seat, first, last } of gaps)
    lines.push(`Drawn without a contribution from seat ${seat + 1}: no. ${first} to ${last}.`);
  if (isRestored) lines.push('The server was restored from a backup, so some were drawn again.');
  return lines.map((line) => `\n${line}`).join('');
}

function verdictText(verdict: Verdict, source: 'seed' | 'deal'): string {
  if ('hash' in verdict)
    return `the seed is not the one that was promised: its hash is ${verdict.hash.ofSeed}, not ${verdict.hash.shown}`;
  if ('deviation' in verdict) {
    const { at, action, expected } = verdict.deviation;
    if (at < 0) return `the game cannot be played: ${inWords(verdict.deviation)}`;
    return expected === ''
      ? `action ${at} (${action}) is refused: ${inWords(verdict.deviation)}`
      : `action ${at} (${action}) does not follow from the ${source}, which says ${expected}`;
  }
  if ('share' in verdict) {
    const { seat, number } = verdict.share;
    return `seed ${number} is not what seat ${seat + 1} had promised to contribute`;
  }
  if ('deal' in verdict)
    return `All ${verdict.draws} draws are those of the deal ${JSON.stringify(verdict.deal)}.`;
  const isPromised = verdict.isHashChecked
    ? `All ${verdict.draws} draws follow from the seed, and the seed is the one that was promised.`
    : `All ${verdict.draws} draws follow from the seed; whether it was promised at the start, tell me with --hash.`;
  return `${isPromised}${contributionsText(verdict)}`;
}

async function readExported(path: string, input: Readable): Promise<Result<Exported, UserError>> {
  const name = path === '-' ? 'standard input' : path;
  try {
    return parseExported(name, JSON.parse(await (path === '-' ? text(input) : readFile(path, 'utf8'))));
  } catch (error) {
    if (error instanceof SyntaxError) return badInput(`${name} holds no JSON: ${error.message}`);
    if (isSystemError(error)) return badInput(`cannot read ${name}: ${error.message}`);
    throw error;
  }
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function parseExported(name: string, input: unknown): Result<Exported, UserError> {
  const { log: given, seeds, seed, seedHash, draws, seats = [] } = fieldsOf(input);
  const log = parseLog(given);
  if (!log.ok) return badInput(`${name} holds no game of a server: ${inWords(log.error)}`);
  // Earlier servers had one seed for the whole game.
  const listed = seeds ?? (seed === undefined ? [] : [{ from: 0, seed, hash: seedHash }]);
  if (!Array.isArray(listed) || listed.length === 0)
    return badInput(`${name} holds no seed: a server tells it when the game is over`);
  if (!listed.every(isSeed))
    return badInput(`${name}: each of "seeds" must have a number "from", a text "seed" and a text "hash"`);
  if (!Array.isArray(seats) || !seats.every(isContributor))
    return badInput(`${name}: each of "seats" must have a "kind", and a "commitment" if there is one`);
  if (draws !== undefined && draws !== 'piles')
    return badInput(`${name}: this version cannot verify draws of the kind ${JSON.stringify(draws)}`);
  const entry = gameCalled(log.value.game);
  if (!entry.ok) return badInput(`${name}: ${entry.error.message}`);
  return ok({ entry: entry.value, log: log.value, seeds: listed, draws, seats });
}

function isSeed(value: unknown): value is PromisedSeed {
  const { from, seed, hash, seat } = fieldsOf(value);
  return (
    Number.isInteger(from) &&
    typeof seed === 'string' &&
    ['string', 'undefined'].includes(typeof hash) &&
    (seat === undefined || Number.isInteger(seat))
  );
}

function isContributor(value: unknown): value is Contributor {
  const { kind, commitment } = fieldsOf(value);
  return (
    (kind === 'open' || kind === 'person' || kind === 'computer') &&
    ['string', 'undefined'].includes(typeof commitment)
  );
}
