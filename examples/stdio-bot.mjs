// The smallest bot: it plays any legal action. Try it:
//
//   npx guimard arena random --stdio "node examples/stdio-bot.mjs" --deals 10
//
// The protocol is told in docs/bots/index.md: lines come in, each a keyword and what belongs to it. Two of them,
// `start` and `go`, want one line in answer; all the others only tell something.
import { createInterface } from 'node:readline';

/** What we have been told, by keyword; what is told again replaces what was told before. */
const told = new Map();

for await (const line of createInterface({ input: process.stdin })) {
  const [keyword] = line.split(' ', 1);
  told.set(keyword, line.slice(keyword.length + 1));
  if (keyword === 'start') console.log('ready');
  if (keyword === 'go') console.log(choose());
}
// Our input is closed after the game: there is one process for each game, and this one is done.

/** Here goes your idea. `board`, `hand`, `scores` and `known` tell the position; `legal` is what you may answer. */
function choose() {
  const words = told.get('legal').split(' ');
  return words[Math.floor(Math.random() * words.length)];
}
