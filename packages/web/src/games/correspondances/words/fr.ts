import { plural } from '../../../i18n/dictionary.svelte.ts';
import type { CorrespondancesWords } from './en.ts';

/** Of lines, so in the feminine. */
const COLOURS = ['rouge', 'bleue', 'jaune', 'verte'] as const;
const SIDES = ['nord', 'est', 'sud', 'ouest'] as const;
const FROM = ['du nord', 'de l’est', 'du sud', 'de l’ouest'] as const;
const AT = ['au nord', 'à l’est', 'au sud', 'à l’ouest'] as const;
const TURNED = ['comme piochée', 'un quart de tour', 'un demi-tour', 'trois quarts de tour'] as const;
const ENDS = { west: 'ouest', east: 'est' } as const;
const AT_END = { west: 'à l’ouest', east: 'à l’est' } as const;
const KINDS = { cross: 'croisement', bridge: 'pont', link: 'raccord', curves: 'courbes' } as const;

const points = (n: number): string => `${n} ${plural(n, { one: 'point', other: 'points' })}`;
const sections = (n: number): string => `${n} ${plural(n, { one: 'section', other: 'sections' })}`;
const ways = (n: number): string => `${n} ${plural(n, { one: 'façon', other: 'façons' })}`;
const transfers = (n: number): string =>
  n === 0 ? 'sans correspondance' : `${n} ${plural(n, { one: 'correspondance', other: 'correspondances' })}`;
const withTransfers = (n: number): string => (n === 0 ? transfers(n) : `avec ${transfers(n)}`);
const lineName = (line: number): string => `ligne ${line} (${COLOURS[line - 1]})`;
const list = (items: readonly string[]): string =>
  new Intl.ListFormat('fr', { type: 'conjunction' }).format(items);
/** The point of a line, 1–4, or an (M): 5 in the west, 6 in the east. */
const m = (number: number): string => `(M) ${number === 5 ? AT_END.west : AT_END.east}`;
const point = (number: number): string => (number <= 4 ? `le point de la ligne ${number}` : m(number));
const toPoint = (number: number): string =>
  number <= 4 ? `jusqu’au point de la ligne ${number}` : `jusqu’à ${m(number)}`;

const fr: CorrespondancesWords = {
  title: ({ target }) => `Correspondances en ${target}`,

  presets: {
    match: { title: 'Match', about: 'En 10 points, en autant de manches qu’il faut.' },
    short: { title: 'Match court', about: 'En 5 points : souvent deux ou trois manches.' },
  },
  setup: {
    target: 'Points pour gagner',
    targetChoice: ({ target }) => points(target),
    targetAbout: ({ target }) => (target >= 10 ? 'Environ quatre manches.' : 'Environ deux manches.'),
    rotate: 'Qui commence les manches',
    same: 'Toujours la même personne',
    sameAbout: 'Comme dans la règle : le plus jeune commence chaque manche.',
    next: 'Chacun son tour',
    nextAbout: 'On change à chaque manche. Commencer est un léger handicap, ainsi partagé.',
    refusals: {
      players: 'Correspondances se joue de deux à quatre.',
      first: 'Qui commence doit être à la table.',
      target: 'Les points pour gagner sont un nombre entier de 1 à 50.',
      options: 'Correspondances n’a pas ces options.',
    },
  },

  seatColours: ['violet', 'orange', 'marron', 'gris'],
  lineName: ({ line }) => lineName(line),
  kinds: { cross: 'Croisement', bridge: 'Pont', link: 'Raccord', curves: 'Courbes' },
  kindAbout: {
    cross: 'deux lignes se croisent, avec correspondance',
    bridge: 'deux lignes se croisent, sans correspondance',
    link: 'deux courbes se touchent, avec correspondance',
    curves: 'deux courbes restent séparées',
  },
  tile: ({ kind, a, b }) => `${KINDS[kind]} ${a}–${b}`,
  straight: ({ line }) => `droite de la ligne ${line}`,
  endTile: ({ end }) => `extrémité ${ENDS[end]}`,

  told: {
    round: ({ round, order, name }) =>
      `Manche ${round} : tuiles droites dans l’ordre ${order.join(', ')}. ${name} commence.`,
    dealt: ({ name }) => `${name} pioche une ligne.`,
    dealtLine: ({ name, line }) => `${name} pioche la ${lineName(line)}.`,
    aside: ({ name, tile }) => `${name} n’a pas de place pour la section ${tile} : elle est écartée.`,
    placed: ({ name, tile, cell }) => `${name} pose la section ${tile} en ${cell}.`,
    journey: ({ name, line, arrival, changes, gain }) =>
      `${name}, sur la ${lineName(line)}, atteint ${point(arrival)} ${withTransfers(changes)} : ${points(gain)}.`,
    portion: ({ name, line, length, gain }) =>
      `${name} a la plus longue portion, ${sections(length)} de la ${lineName(line)} : ${points(gain)}.`,
    scored: ({ round, seats }) => `La manche ${round} est terminée. ${seats.join(' ')}`,
    seat: ({ name, line, gain, total }) =>
      `${name} avait la ${lineName(line)} : ${points(gain)}, ${total} en tout.`,
    over: ({ name, scores }) => `${name} gagne le match : ${list(scores)}.`,
    score: ({ name, total }) => `${name} ${total}`,
  },

  sources: { journeys: 'Trajets', portions: 'Plus longues portions' },

  board: {
    label:
      'La table : sections, tuiles droites et extrémités. Les flèches déplacent, R tourne la section, Entrée la pose.',
    fit: 'Tout afficher',
    closer: 'Plus près',
    farther: 'Plus loin',
    lines: 'Lignes',
    traceLine: ({ line, length }) => `Montrer la ${lineName(line)} : ${sections(length)} depuis son départ`,
    length: ({ length }) => `${length}`,
    growth: ({ before, after }) => `${before} → ${after}`,
    journey: ({ changes }) => `⇄ ${changes}`,
    gain: ({ gain }) => `+${gain}`,
    expected: ({ points: value }) => `≈ ${value}`,
    way: ({ way, ways: all }) => `${way}/${all}`,
    cell: ({ cell, what }) => `${cell} : ${what}`,
    empty: 'vide, sans tuile voisine',
    open: 'vide',
    openWants: ({ wants }) => `vide, demande ${wants}`,
    fits: ({ wants, ways: n }) => `libre, demande ${wants} ; ta section s’y pose de ${ways(n)}`,
    fitsFreely: ({ ways: n }) => `libre ; ta section s’y pose de ${ways(n)}`,
    want: ({ line, side }) => `la ligne ${line} ${AT[side]}`,
    wants: ({ wants }) => list(wants),
    section: ({ tile, tracks }) => `${tile}, ${tracks}`,
    track: ({ line, from, to }) => `ligne ${line} ${SIDES[from]}–${SIDES[to]}`,
    tracks: ({ tracks }) => list(tracks),
    westEnd: 'extrémité ouest : la ligne 2 part au nord, la ligne 3 au sud, (M) est à l’ouest',
    eastEnd: 'extrémité est : la ligne 1 part au nord, la ligne 4 au sud, (M) est à l’est',
    coach: ({ cell, rank, points: value }) => `${cell} ; choix ${rank} du coach, environ ${value} points`,
  },

  refusal: {
    taken: 'Il y a déjà une tuile ici, et les tuiles ne bougent plus.',
    alone: 'Ici, elle ne toucherait aucune autre tuile.',
    misfit: ({ wants }) => `Les lignes doivent se rejoindre : cette case demande ${wants}.`,
    never: ({ wants }) =>
      `Cette section ne va ici dans aucun sens : les lignes doivent se rejoindre, et la case demande ${wants}.`,
  },

  hand: {
    place: 'Pose cette section',
    placeHint: 'Choisis une case, ou fais-y glisser la section.',
    waits: ({ name }) => `${name} pose cette section`,
    thinks: ({ name }) => `${name} réfléchit à cette section`,
    between: 'Une section est piochée…',
    over: ({ name }) => `${name} gagne le match`,
    section: ({ tile }) => `Ta section : ${tile}. Appuie pour la tourner, fais-la glisser sur la table.`,
    othersSection: ({ tile }) => `La section piochée : ${tile}`,
    noSection: 'Aucune section n’est piochée.',
    rotate: 'Tourner',
    lay: 'Poser',
    cancel: 'Annuler',
    pile: ({ pile }) => `${plural(pile, { one: 'Reste', other: 'Restent' })} ${sections(pile)}`,
    pileShort: ({ pile }) => `reste ${pile}`,
    ownLine: ({ line }) => `Ta ligne secrète : ${COLOURS[line - 1]}`,
    hidden: 'Lignes secrètes',
    way: ({ from, a, b, to }) => `de l’extrémité ${ENDS[from]} à ${a}, ${b} ou M ${AT_END[to]}`,
    showOwn: 'Montrer ma ligne',
  },

  effect: {
    journey: ({ changes, gain, arrival }) =>
      `Accomplit ton trajet ${toPoint(arrival)} ${withTransfers(changes)} : ${points(gain)}.`,
    own: ({ before, after }) => `Ta portion ${before} → ${after}.`,
    leads: 'C’est la plus longue de la table.',
    portion: ({ line, before, after }) => `Ligne ${line} : ${before} → ${after}.`,
    ends: ({ line }) => `La ligne ${line} arrive : la manche se termine.`,
    mayEnd: ({ line }) => `La ligne ${line} arrive : la manche se termine si quelqu’un la détient.`,
    also: ({ line }) => `La ligne ${line} arrive aussi.`,
    mayAlso: ({ line }) => `La ligne ${line} arrive aussi, ce qui compte si quelqu’un la détient.`,
    last: 'C’est la dernière section : la manche se termine.',
    nothing: 'Aucune portion ne change.',
  },

  summary: {
    title: ({ round }) => `La manche ${round} est terminée`,
    byJourney: 'Un trajet est accompli. Toutes les lignes sont révélées.',
    byExhaustion: 'Il n’y a plus de section à piocher. Toutes les lignes sont révélées.',
    arrives: ({ changes, arrival }) => `${transfers(changes)}, arrivée ${arrival <= 4 ? arrival : '(M)'}`,
    stays: 'pas d’arrivée',
    portion: ({ length }) => `portion ${length}`,
    longest: ({ length }) => `plus longue portion ${length} : +1`,
    gain: ({ gain }) => `+${gain}`,
    total: ({ total, target }) => `${total} sur ${target}`,
    unheld: ({ lines }) => `Personne n’avait la ${list(lines.map((line) => lineName(line)))}.`,
    wins: ({ name }) => `${name} gagne le match.`,
    show: ({ name }) => `Montrer la ligne : ${name}`,
    go: 'Continuer',
    close: 'Fermer',
  },

  panels: {
    totals: 'Points',
    tiles: 'Sections restantes',
    round: 'Manche',
    total: 'Total',
    target: ({ target }) => `Le premier total de ${points(target)} gagne.`,
    noRound: 'Aucune manche n’est encore comptée.',
    inRound: ({ gain, line }) => `${points(gain)} avec la ${lineName(line)}`,
    left: ({ left }) => `${sections(left)} à venir.`,
    copies: ({ tile, left }) => `${tile} : reste ${left}`,
    aside: ({ tiles }) => `Écartées, faute de place : ${list(tiles)}.`,
  },

  text: {
    round: ({ round }) => `Manche ${round}.`,
    scores: ({ scores, target }) => `Points : ${list(scores)} ; il en faut ${target} pour gagner.`,
    row: ({ order }) =>
      `D’ouest en est : l’extrémité ouest en e0s0, les droites des lignes ${list(order.map(String))}, l’extrémité est en e5s0.`,
    own: ({ line, cell, a, b, end, length }) =>
      `Tu as la ${lineName(line)}. Elle part en ${cell} et doit atteindre le point de la ligne ${a}, le point de la ligne ${b} ou (M) ${AT_END[end]}. Sa portion compte ${sections(length)}.`,
    portions: ({ portions }) => `Portions : ${list(portions)}.`,
    portion: ({ line, length }) => `ligne ${line} (${length})`,
    sections: ({ row, tiles }) => `Rangée ${row} : ${tiles.join(' ; ')}.`,
    noSections: 'Aucune section n’est encore sur la table.',
    drawn: ({ name, tile, pile }) =>
      `${name} doit poser la section ${tile}. ${plural(pile, { one: 'Reste', other: 'Restent' })} ${sections(pile)} à piocher.`,
    start: ({ line, cell }) => `La ${lineName(line)} part en ${cell}.`,
    notStarted: 'Il n’y a encore aucune tuile.',
    crossing: ({ cell, tile, from, to }) => `${cell} : ${tile}, ${FROM[from]} ${AT[to]}.`,
    openEnd: ({ cell, length }) => `Elle s’arrête, ouverte, devant ${cell}, après ${sections(length)}.`,
    closedEnd: ({ length }) => `Elle s’arrête à une extrémité, après ${sections(length)}.`,
    arrives: ({ arrival, changes }) =>
      `Son trajet est accompli : ${point(arrival)} ${withTransfers(changes)}.`,
    noJourney: 'Son trajet n’est pas accompli.',
    move: ({ cell, turned, tracks }) => `${cell}, ${TURNED[turned]} : ${tracks}.`,
  },
};
export default fr;
