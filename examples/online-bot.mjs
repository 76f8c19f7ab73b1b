// The smallest bot that plays online: it takes a free seat at a table and plays any legal action. Try it:
//
//   npm start                                   and open a table with a free seat in the browser
//   node examples/online-bot.mjs http://localhost:8080/t/abcdefgh
//
// The client does the rest: it comes back after cuts, and knows what was told of the game (docs/bots/index.md).
import { correspondances } from '@guimard/engine/correspondances';
import { metro } from '@guimard/engine/metro';
import { HttpClient, KnownGame, newKeys, openSocket, TableClient } from '@guimard/protocol';

const link = new URL(process.argv[2]);
const code = link.pathname.split('/')[2];
const server = new HttpClient(link.origin);

/** The value, or the end of the program and why. */
function must({ ok, value, error }) {
  if (ok) return value;
  console.error(error.detail ?? error.code ?? error);
  process.exit(1);
}

const info = must(await server.table(code));
const game = [metro, correspondances].find(({ meta }) => meta.id === info.game);
const known = must(KnownGame.open(game, info));
const { seat, secret } = must(await server.join(code, { nickname: 'Example', keys: newKeys() }));
const client = new TableClient({
  open: () => openSocket(link.origin, code),
  secret,
  known,
  info,
  onUpdate: () => void act(),
  onLink: (link) => ['open', 'cut'].includes(link) || must({ error: `The server wants us no more: ${link}` }),
});
client.connect();

async function act() {
  const { phase, seats, scores } = client.info;
  if (phase === 'over') {
    console.log(seats.map(({ name }, i) => `${name} ${scores[i]}`).join(', '));
    process.exit();
  }
  const command = decide(client.info);
  const answer = command && (await client.command(command));
  if (answer?.ok === false) setTimeout(() => void act(), 500); // too fast, or too late: look again
}

function decide({ phase, seats, request }) {
  if (phase === 'waiting') return seats[seat].isReady ? undefined : { type: 'ready', isReady: true };
  if (request && !request.agreed.includes(seat)) return { type: 'answer', agree: true };
  const view = known.view(seat);
  if (phase !== 'running' || view.legal.length === 0) return undefined; // not our turn
  const move = view.legal[Math.floor(Math.random() * view.legal.length)]; // here goes your idea
  return { type: 'act', action: game.format(game.decode(view.known, move)) };
}
