/** The worker's side, whatever carries the messages: searching agents, one per key. */
import { type AnyGame, fail, ok, type Result, type State, type View } from '@guimard/engine/kit';
import type { Agent } from '../agent.ts';
import { type Playable, playable } from '../games.ts';
import { createAgent } from '../spec.ts';
import { idOf, readRequest, type Think, type WorkerReply } from './messages.ts';

/** An agent with what it was made for, so that no key is ever used for two. */
interface Served {
  readonly agent: Agent;
  readonly madeFor: string;
  /** Stops its search; undefined if there is none. */
  stop?: () => void;
}

/** Returns the handler of incoming messages. An invalid message gets `failed`. */
export function serve(post: (answer: WorkerReply) => void, make = createAgent): (message: unknown) => void {
  const agents = new Map<string, Served>();
  const stops = new Map<number, () => void>();

  function agentFor({ key, game, spec, seed }: Think, subject: Playable): Result<Served, string> {
    const madeFor = JSON.stringify([game, spec, seed]);
    const served = agents.get(key) ?? { agent: make(subject, spec, seed), madeFor };
    if (served.madeFor !== madeFor) return fail(`The agent "${key}" was made for something else.`);
    if (served.stop !== undefined) return fail(`The agent "${key}" is thinking already.`);
    agents.set(key, served);
    return ok(served);
  }

  async function choose({ id, judge }: Think, served: Served, view: View<State>): Promise<void> {
    const aborter = new AbortController();
    served.stop = () => aborter.abort();
    stops.set(id, served.stop);
    try {
      const code = await served.agent.choose(view, {
        ...(judge === undefined ? {} : { judge }),
        signal: aborter.signal,
        onProgress: (report) => post({ type: 'progress', id, report }),
      });
      post({ type: 'chosen', id, code });
    } finally {
      delete served.stop;
      stops.delete(id);
    }
  }

  async function think(request: Think): Promise<Result<void, string>> {
    const subject = playable(request.game);
    if (subject === undefined) return fail(`The computer does not play "${request.game}".`);
    const view = rebuild(subject.game, request);
    if (!view.ok) return view;
    const served = agentFor(request, subject);
    return served.ok ? ok(await choose(request, served.value, view.value)) : served;
  }

  return (message) => {
    const refuse = (reason: string): void => post({ type: 'failed', id: idOf(message), message: reason });
    const request = readRequest(message);
    if (!request.ok) refuse(request.error);
    else if (request.value.type === 'stop') stops.get(request.value.id)?.();
    else if (request.value.type === 'forget') {
      agents.get(request.value.key)?.stop?.();
      agents.delete(request.value.key);
    } else {
      // A bug in an agent ends its own search, not those of the others.
      think(request.value).then(
        (result) => result.ok || refuse(result.error),
        (bug) => refuse(String(bug)),
      );
    }
  };
}

/** Rebuilds the caller's view: what is known is in the bytes, and the rest follows from it. */
function rebuild(game: AnyGame, { options, viewer, known: bytes }: Think): Result<View<State>, string> {
  const checked = game.options(options);
  if (!checked.ok) return fail(`These options are refused: ${checked.error.code}.`);
  const known = game.create(checked.value);
  if (bytes.length !== known.bytes.length) {
    return fail(`With these options a state has ${known.bytes.length} bytes, not ${bytes.length}.`);
  }
  known.bytes.set(bytes);
  const toMove = game.toMove(known);
  if (viewer < 0 || toMove !== viewer) return fail(`Seat ${viewer} is not to move.`);
  const codes = new Int32Array(game.meta.maxLegal);
  const legal = Array.from(codes.subarray(0, game.legal(known, codes)));
  return ok({ viewer, toMove, known, legal });
}
