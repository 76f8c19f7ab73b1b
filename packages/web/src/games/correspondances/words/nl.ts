import { plural } from '../../../i18n/dictionary.svelte.ts';
import type { CorrespondancesWords } from './en.ts';

const COLOURS = ['rood', 'blauw', 'geel', 'groen'] as const;
const SIDES = ['noord', 'oost', 'zuid', 'west'] as const;
const QUARTERS = ['het noorden', 'het oosten', 'het zuiden', 'het westen'] as const;
const TURNED = [
  'zoals getrokken',
  'een kwartslag gedraaid',
  'een halve slag gedraaid',
  'drie kwartslagen gedraaid',
] as const;
const ENDS = { west: 'westelijke eindtegel', east: 'oostelijke eindtegel' } as const;
const PARTS = { west: 'het westen', east: 'het oosten' } as const;
const KINDS = { cross: 'kruising', bridge: 'brug', link: 'schakel', curves: 'bochten' } as const;

const points = (n: number): string => `${n} ${plural(n, { one: 'punt', other: 'punten' })}`;
const sections = (n: number): string => `${n} ${plural(n, { one: 'spoortegel', other: 'spoortegels' })}`;
const transfers = (n: number): string =>
  n === 0 ? 'geen overstap' : `${n} ${plural(n, { one: 'overstap', other: 'overstappen' })}`;
const withTransfers = (n: number): string => (n === 0 ? 'zonder overstap' : `met ${transfers(n)}`);
const inWays = (n: number): string => `op ${n} ${plural(n, { one: 'manier', other: 'manieren' })}`;
const lineName = (line: number): string => `lijn ${line} (${COLOURS[line - 1]})`;
const list = (items: readonly string[]): string =>
  new Intl.ListFormat('nl', { type: 'conjunction' }).format(items);
/** The point of a line, 1–4, or an (M): 5 in the west, 6 in the east. */
const point = (number: number): string =>
  number <= 4 ? `de stip van lijn ${number}` : `(M) in ${number === 5 ? PARTS.west : PARTS.east}`;

const nl: CorrespondancesWords = {
  title: ({ target }) => `Correspondances tot ${target}`,

  presets: {
    match: { title: 'Wedstrijd', about: 'Wie het eerst 10 punten heeft, over zoveel rondes als nodig.' },
    short: { title: 'Korte wedstrijd', about: 'Wie het eerst 5 punten heeft: vaak twee of drie rondes.' },
  },
  setup: {
    target: 'Punten om te winnen',
    targetChoice: ({ target }) => points(target),
    targetAbout: ({ target }) => (target >= 10 ? 'Ongeveer vier rondes.' : 'Ongeveer twee rondes.'),
    rotate: 'Wie de rondes begint',
    same: 'Altijd dezelfde speler',
    sameAbout: 'Zoals in de spelregels: de jongste begint elke ronde.',
    next: 'Om de beurt',
    nextAbout:
      'De volgende speler begint de volgende ronde. Beginnen is een klein nadeel, en zo deel je dat.',
    refusals: {
      players: 'Correspondances is voor twee tot vier spelers.',
      first: 'Wie begint, moet ook meespelen.',
      target: 'De punten om te winnen moeten een heel getal van 1 tot en met 50 zijn.',
      options: 'Deze opties horen niet bij Correspondances.',
    },
  },

  seatColours: ['paars', 'oranje', 'bruin', 'grijs'],
  lineName: ({ line }) => lineName(line),
  kinds: { cross: 'Kruising', bridge: 'Brug', link: 'Schakel', curves: 'Bochten' },
  kindAbout: {
    cross: 'twee lijnen kruisen elkaar, met ring',
    bridge: 'twee lijnen kruisen elkaar, zonder ring',
    link: 'twee lijnen buigen af en raken elkaar in een ring',
    curves: 'twee lijnen buigen van elkaar af',
  },
  tile: ({ kind, a, b }) => `${KINDS[kind]} ${a}–${b}`,
  straight: ({ line }) => `rechte tegel van lijn ${line}`,
  endTile: ({ end }) => ENDS[end],

  told: {
    round: ({ round, order, name }) =>
      `Ronde ${round}: de rechte tegels liggen in de volgorde ${order.join(', ')}. ${name} begint.`,
    dealt: ({ name }) => `${name} trekt een lijn.`,
    dealtLine: ({ name, line }) => `${name} trekt ${lineName(line)}.`,
    aside: ({ name, tile }) => `${name} vindt geen plek voor ${tile}: die gaat opzij.`,
    placed: ({ name, tile, cell }) => `${name} legt ${tile} op ${cell}.`,
    journey: ({ name, line, arrival, changes, gain }) =>
      `${name} vertrekt op ${lineName(line)} en bereikt ${point(arrival)} ${withTransfers(changes)}: ${points(gain)}.`,
    portion: ({ name, line, length, gain }) =>
      `${name} heeft het langste traject, ${sections(length)} van ${lineName(line)}: ${points(gain)}.`,
    scored: ({ round, seats }) => `Ronde ${round} is voorbij. ${seats.join(' ')}`,
    seat: ({ name, line, gain, total }) =>
      `${name} had ${lineName(line)}: ${points(gain)}, ${total} in totaal.`,
    over: ({ name, scores }) => `${name} wint de wedstrijd: ${list(scores)}.`,
    score: ({ name, total }) => `${name} ${total}`,
  },

  sources: { journeys: 'Reizen', portions: 'Langste trajecten' },

  board: {
    label:
      'De tafel: spoortegels, rechte tegels en eindtegels. Pijltjestoetsen verplaatsen, R draait de spoortegel, Enter legt hem.',
    fit: 'Alles tonen',
    closer: 'Inzoomen',
    farther: 'Uitzoomen',
    lines: 'Lijnen',
    traceLine: ({ line, length }) => `Toon ${lineName(line)}: ${sections(length)} vanaf het vertrekpunt`,
    length: ({ length }) => `${length}`,
    growth: ({ before, after }) => `${before} → ${after}`,
    journey: ({ changes }) => `⇄ ${changes}`,
    gain: ({ gain }) => `+${gain}`,
    expected: ({ points: value }) => `≈ ${value}`,
    way: ({ way, ways }) => `${way}/${ways}`,
    cell: ({ cell, what }) => `${cell}: ${what}`,
    empty: 'leeg, naast geen enkele tegel',
    open: 'leeg',
    openWants: ({ wants }) => `leeg, vraagt ${wants}`,
    fits: ({ wants, ways }) => `vrij, vraagt ${wants}; je spoortegel past ${inWays(ways)}`,
    fitsFreely: ({ ways }) => `vrij; je spoortegel past ${inWays(ways)}`,
    want: ({ line, side }) => `lijn ${line} in ${QUARTERS[side]}`,
    wants: ({ wants }) => list(wants),
    section: ({ tile, tracks }) => `${tile}, ${tracks}`,
    track: ({ line, from, to }) => `lijn ${line} ${SIDES[from]}–${SIDES[to]}`,
    tracks: ({ tracks }) => list(tracks),
    westEnd:
      'westelijke eindtegel: lijn 2 vertrekt naar het noorden, lijn 3 naar het zuiden, (M) is in het westen',
    eastEnd:
      'oostelijke eindtegel: lijn 1 vertrekt naar het noorden, lijn 4 naar het zuiden, (M) is in het oosten',
    coach: ({ cell, rank, points: value }) => `${cell}; keuze ${rank} van de coach, ongeveer ${value} punten`,
  },

  refusal: {
    taken: 'Daar ligt al een tegel, en tegels worden niet verlegd.',
    alone: 'Daar zou hij geen andere tegel raken.',
    misfit: ({ wants }) => `Lijnen moeten aansluiten: dit vak vraagt ${wants}.`,
    never: ({ wants }) =>
      `Deze spoortegel past hier op geen enkele manier: lijnen moeten aansluiten, en het vak vraagt ${wants}.`,
  },

  hand: {
    place: 'Leg deze spoortegel',
    placeHint: 'Kies een vak of sleep de spoortegel erheen.',
    waits: ({ name }) => `${name} legt deze spoortegel`,
    thinks: ({ name }) => `${name} denkt na over deze spoortegel`,
    between: 'Spoortegel trekken…',
    over: ({ name }) => `${name} heeft de wedstrijd gewonnen`,
    section: ({ tile }) => `Je spoortegel: ${tile}. Druk om te draaien, sleep hem naar de tafel.`,
    othersSection: ({ tile }) => `De getrokken spoortegel: ${tile}`,
    noSection: 'Er is geen spoortegel getrokken.',
    rotate: 'Draaien',
    lay: 'Leggen',
    cancel: 'Annuleren',
    pile: ({ pile }) => `nog ${sections(pile)}`,
    pileShort: ({ pile }) => `nog ${pile}`,
    ownLine: ({ line }) => `Je geheime lijn: ${COLOURS[line - 1]}`,
    hidden: 'Lijnen zijn geheim',
    way: ({ from, a, b, to }) => `van ${PARTS[from]} naar ${a}, ${b} of M in ${PARTS[to]}`,
    showOwn: 'Toon mijn lijn',
  },

  effect: {
    journey: ({ changes, gain, arrival }) =>
      `Voltooit je reis naar ${point(arrival)} ${withTransfers(changes)}: ${points(gain)}.`,
    own: ({ before, after }) => `Jouw traject ${before} → ${after}.`,
    leads: 'Het is het langste op tafel.',
    portion: ({ line, before, after }) => `Lijn ${line}: ${before} → ${after}.`,
    ends: ({ line }) => `Lijn ${line} komt aan: de ronde eindigt.`,
    mayEnd: ({ line }) => `Lijn ${line} komt aan: de ronde eindigt als iemand die heeft.`,
    also: ({ line }) => `Lijn ${line} komt ook aan.`,
    mayAlso: ({ line }) => `Lijn ${line} komt ook aan, en dat telt als iemand die heeft.`,
    last: 'Het is de laatste spoortegel: de ronde eindigt.',
    nothing: 'Geen traject verandert.',
  },

  summary: {
    title: ({ round }) => `Ronde ${round} is voorbij`,
    byJourney: 'Er is een reis voltooid. Alle lijnen worden getoond.',
    byExhaustion: 'Er is geen spoortegel meer te trekken. Alle lijnen worden getoond.',
    arrives: ({ changes, arrival }) => `${transfers(changes)}, naar ${arrival <= 4 ? arrival : '(M)'}`,
    stays: 'niet aangekomen',
    portion: ({ length }) => `traject ${length}`,
    longest: ({ length }) => `langste traject ${length}: +1`,
    gain: ({ gain }) => `+${gain}`,
    total: ({ total, target }) => `${total} van ${target}`,
    unheld: ({ lines }) => `Niemand had ${list(lines.map((line) => lineName(line)))}.`,
    wins: ({ name }) => `${name} wint de wedstrijd.`,
    show: ({ name }) => `Toon de lijn van ${name}`,
    go: 'Verder',
    close: 'Sluiten',
  },

  panels: {
    totals: 'Punten',
    tiles: 'Spoortegels over',
    round: 'Ronde',
    total: 'Totaal',
    target: ({ target }) => `Wie het eerst ${points(target)} heeft, wint.`,
    noRound: 'Er is nog geen ronde geteld.',
    inRound: ({ gain, line }) => `${points(gain)} met ${lineName(line)}`,
    left: ({ left }) => `Er ${plural(left, { one: 'komt', other: 'komen' })} nog ${sections(left)}.`,
    copies: ({ tile, left }) => `${tile}: nog ${left}`,
    aside: ({ tiles }) => `Opzijgelegd, omdat ze nergens pasten: ${list(tiles)}.`,
  },

  text: {
    round: ({ round }) => `Ronde ${round}.`,
    scores: ({ scores, target }) => `Punten: ${list(scores)}; met ${target} win je.`,
    row: ({ order }) =>
      `Van west naar oost: de westelijke eindtegel op e0s0, de rechte tegels van de lijnen ${list(order.map(String))}, de oostelijke eindtegel op e5s0.`,
    own: ({ line, cell, a, b, end, length }) =>
      `Je hebt ${lineName(line)}. Die begint op ${cell} en moet de stip van lijn ${a}, de stip van lijn ${b} of (M) in ${PARTS[end]} bereiken. Je traject telt ${sections(length)}.`,
    portions: ({ portions }) => `Trajecten: ${list(portions)}.`,
    portion: ({ line, length }) => `lijn ${line} ${length}`,
    sections: ({ row, tiles }) => `Rij ${row}: ${tiles.join('; ')}.`,
    noSections: 'Er ligt nog geen spoortegel op tafel.',
    drawn: ({ name, tile, pile }) => `${name} moet ${tile} leggen. Nog ${sections(pile)} te trekken.`,
    start: ({ line, cell }) => `Lijn ${line} (${COLOURS[line - 1]}) vertrekt naar ${cell}.`,
    notStarted: 'Daar ligt nog geen tegel.',
    crossing: ({ cell, tile, from, to }) => `${cell}: ${tile}, van ${SIDES[from]} naar ${SIDES[to]}.`,
    openEnd: ({ cell, length }) => `De lijn eindigt open bij ${cell}, na ${sections(length)}.`,
    closedEnd: ({ length }) => `De lijn eindigt bij een eindtegel, na ${sections(length)}.`,
    arrives: ({ arrival, changes }) => `De reis is voltooid: ${point(arrival)} ${withTransfers(changes)}.`,
    noJourney: 'De reis is niet voltooid.',
    move: ({ cell, turned, tracks }) => `${cell}, ${TURNED[turned]}: ${tracks}.`,
  },
};
export default nl;
