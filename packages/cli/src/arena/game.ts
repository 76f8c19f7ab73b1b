/** One game of an arena: it depends only on the brief and its index in the schedule. */
import {
  type Agent,
  agentSeed,
  chanceSeed,
  createAgent,
  playable,
  playMatch,
  processorTime,
  Schedule,
} from '@guimard/ai';
import { nth, SeededRng } from '@guimard/engine/kit';
import { gameCalled } from '../games.ts';
import type { Entrant } from './entrants.ts';
import { Program, type Watch } from './program.ts';
import { StdioAgent } from './stdio.ts';

export interface Brief {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly seed: string;
  readonly deals: number;
  readonly entrants: readonly Entrant[];
  /** A program's timeout for a reply, in milliseconds. */
  readonly timeout: number;
}

/** An entrant's total thinking time, and number of moves. */
export interface ThinkingTime {
  moves: number;
  ms: number;
}

export interface Played {
  readonly index: number;
  readonly scores: readonly number[];
  /** By entrant. */
  readonly times: readonly ThinkingTime[];
}

/** Rejects with a ProgramFailure if a program breaks the protocol. */
export async function playGame(brief: Brief, index: number, watch: Watch): Promise<Played> {
  const { options, seats, seed, deals, entrants, timeout } = brief;
  const entry = gameCalled(brief.game);
  const computer = playable(brief.game);
  if (!entry.ok || computer === undefined) throw new Error(`nobody plays ${brief.game}`);
  const fixture = new Schedule(entrants.length, seats, deals).fixture(index);
  const times = entrants.map((): ThinkingTime => ({ moves: 0, ms: 0 }));
  const programs: StdioAgent[] = [];
  const agents = fixture.seating.map((which, seat) => {
    const entrant = nth(entrants, which);
    const time = nth(times, which);
    if (entrant.kind === 'agent') {
      const agent = createAgent(computer, entrant.spec, agentSeed(seed, fixture, seat));
      return timed(agent, time, processorTime);
    }
    const name = `"${entrant.name}" (deal ${fixture.deal}, seat ${seat})`;
    const program = new StdioAgent(entry.value, new Program(name, entrant.command, timeout, watch), seat);
    programs.push(program);
    // It thinks elsewhere.
    return timed(program, time, () => performance.now());
  });
  try {
    for (const program of programs) await program.begin(options, seats);
    const chance = new SeededRng(chanceSeed(seed, fixture.deal));
    const scores = await playMatch(computer.game, options, agents, chance);
    for (const program of programs) await program.end(scores);
    return { index, scores, times };
  } finally {
    for (const program of programs) program.kill();
  }
}

function timed(agent: Agent, time: ThinkingTime, now: () => number): Agent {
  return {
    async choose(view) {
      const begun = now();
      const code = await agent.choose(view);
      time.ms += now() - begun;
      time.moves++;
      return code;
    },
  };
}
