// The smallest bot that plays online: it takes a free seat at a table and plays any legal action. Try it:
//
//   npm start                                   and open a table with a free seat in the browser
//   npx node examples/online-bot.mjs http://localhost:8080/#/online/abcdefgh
//
// The API is told in docs/bots.md. What a seat may know comes as changes; the protocol makes a position of them.
import { randomUUID } from 'node:crypto';
import { correspondances } from '@guimard/engine/correspondances';
import { metro } from '@guimard/engine/metro';
import { KnownGame, PROTOCOL } from '@guimard/protocol';

const gameCalled = (id) => [metro, correspondances].find(({ meta }) => meta.id === id);
const link = new URL(process.argv[2]);
const table = `${link.origin}/api/tables/${link.hash.split('/')[2]}`;

const answer = await fetch(`${table}/seats`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ nickname: 'Example' }),
});
const { seat, secret, reason } = await answer.json();
if (!answer.ok) throw new Error(reason);
connect();

function connect() {
  const socket = new WebSocket(`${table.replace('http', 'ws')}/socket`);
  const send = (message) => socket.send(JSON.stringify(message)); // does nothing once it is closed
  socket.onopen = () => send({ type: 'hello', protocol: PROTOCOL, secret });
  let last; // what the table has come to
  let known; // what we know of the game
  const act = () => {
    const command = decide(last, known);
    const request = { key: randomUUID(), version: last.version, command };
    if (command !== undefined) send({ type: 'command', request });
  };
  socket.onmessage = ({ data }) => {
    const { type, update } = JSON.parse(data);
    if (type === 'refused') setTimeout(act, 500); // too fast, or too late: look again
    if (type !== 'welcome' && type !== 'update') return;
    last = update.table;
    known ??= new KnownGame(gameCalled(last.game), gameCalled(last.game).options(last.options).value);
    known.take(update);
    if (last.phase !== 'over') return act();
    console.log(last.seats.map(({ name }, i) => `${name} ${last.scores[i]}`).join(', '));
    process.exit();
  };
  // After a cut the server tells everything again; codes from 4000 to 4004 mean that the seat is lost.
  socket.onclose = ({ code }) => (code >= 4000 && code <= 4004 ? process.exit(1) : setTimeout(connect, 1000));
}

function decide({ phase, seats, request, game: id }, known) {
  if (phase === 'waiting') return seats[seat].isReady ? undefined : { type: 'ready', isReady: true };
  if (request && !request.agreed.includes(seat)) return { type: 'answer', agree: true };
  const view = known.view(seat);
  if (phase !== 'running' || view.legal.length === 0) return undefined; // not our turn
  const code = view.legal[Math.floor(Math.random() * view.legal.length)]; // here goes your idea
  const game = gameCalled(id);
  return { type: 'act', action: game.format(game.decode(view.known, code)) };
}
