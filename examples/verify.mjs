// Whether a finished game of Metro without modules was dealt by its seeds, written from docs/engine/notation.md alone:
//   curl -s https://play.example.org/api/tables/abcdefgh/game > game.json && node examples/verify.mjs game.json
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const COPIES = [
  [4, 'aacb cbaa acba baac aaaa'],
  [3, 'cbcb bcbc'],
  [2, 'cccc bbbb dacc cdac ccda accd dbba adbb badb bbad ddbc cddb bcdd dbcd adad dada dddd'],
].flatMap(([copies, names]) => names.split(' ').map((name) => [name, copies]));
const sha = (text) => createHash('sha256').update(text);
const hex = (text) => sha(text).digest('hex');

function end(why) {
  console.error(why);
  process.exit(1);
}

const { log, draws: how, seeds, seats = [] } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { players, rotate = false, with: modules = [] } = log.options;
if (log.game !== 'metro' || modules.length > 0 || how !== 'piles') end('This game cannot be verified here.');

const known = seats.map(({ commitment }) => commitment);
for (const [i, { seed, hash, seat }] of seeds.entries()) {
  if (hex(seed) !== hash) end(`forged: seed ${i} has another hash`);
  if (seat === undefined) continue;
  let link = hex(seed);
  for (let steps = 1; steps < 64 && link !== known[seat]; steps++) link = hex(link);
  if (link !== known[seat]) end(`forged: seed ${i} is not what its seat was committed to`);
  known[seat] = seed;
}

/** The server's seeds, each followed by the shares that answer it, in the order of the seats. */
function joined(some) {
  const groups = [];
  for (const one of some) {
    if (one.seat === undefined) groups.push([]);
    groups.at(-1).push(one);
  }
  const inOrder = groups.map(([first, ...shares]) => [first, ...shares.sort((a, b) => a.seat - b.seat)]);
  return inOrder.flatMap((group) => group.map(({ seed }) => seed)).join('+');
}

function* numbers(name) {
  for (let block = 0; ; block++) {
    const digest = sha(`${name}/${block}`).digest();
    for (let i = 0; i < 32; i += 4) yield digest.readUInt32BE(i);
  }
}

const turns = (tile) => [0, 1, 2, 3].map((i) => tile.slice(i) + tile.slice(0, i));
const kind = (tile) => (rotate ? turns(tile).reduce((a, b) => (b < a ? b : a)) : tile);
const bag = new Map();
for (const [tile, copies] of COPIES) bag.set(kind(tile), (bag.get(kind(tile)) ?? 0) + copies);
const firsts = new Map(Array.from({ length: players }, (_, seat) => [`first${seat}`, 1]));
let [count, used, piles] = [0, 0, new Map()];
for (const [at, word] of log.actions.entries()) {
  if (!/^([abcd]{4}|first[0-5])$/.test(word)) continue; // a player's
  const due = seeds.filter(({ from }) => from <= count);
  if (due.length > used) [used, piles] = [due.length, new Map()];
  const [pile, weights] = word.length === 4 ? ['tile', bag] : ['first', firsts];
  if (!piles.has(pile)) piles.set(pile, numbers(`${joined(due)}/${pile}`));
  const total = [...weights.values()].reduce((sum, weight) => sum + weight);
  let number = piles.get(pile).next().value;
  while (number >= 2 ** 32 - (2 ** 32 % total)) number = piles.get(pile).next().value;
  number %= total;
  let drawn;
  for ([drawn] of weights) {
    number -= weights.get(drawn);
    if (number < 0) break;
  }
  if (drawn !== word) end(`forged: action ${at} is ${word}, and the seeds give ${drawn}`);
  if (pile === 'tile') bag.set(drawn, bag.get(drawn) - 1);
  count++;
}
const sharing = [...new Set(seeds.flatMap(({ seat }) => (seat === undefined ? [] : [seat])))].sort(
  (a, b) => a - b,
);
console.log(`All ${count} draws follow from the seeds. Shares of seats: [${sharing.join(', ')}]`);
