/** A program of a stranger: a computer in its own thread chooses the first move of a game. */
import { parseAgentSpec, WorkerHost } from '@guimard/ai';
import { nodePort } from '@guimard/ai/worker/node-port';
import { CHANCE, viewOf } from '@guimard/engine/kit';
import { metro } from '@guimard/engine/metro';
import { chanceOf } from '@guimard/protocol';

const state = metro.create(metro.options({ players: 2 }).value);
const chance = chanceOf([{ from: 0, seed: 'published' }]);
while (metro.toMove(state) === CHANCE) metro.play(state, metro.pick(state, chance));
const view = viewOf(metro, state, metro.toMove(state));
const host = new WorkerHost(nodePort());
const code = await host.agent(metro, parseAgentSpec('search:20').value, 'seed').choose(view);
await host.close();
if (!view.legal.includes(code)) throw new Error(`${code} is no legal move`);
console.log('a legal move');
