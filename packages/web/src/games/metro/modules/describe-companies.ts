/** Companies, central stations and the solo game in sentences. */
import { COLOURS } from '@guimard/engine/metro';
import { colourName, list } from '../words/naming.ts';
import { centralStationsPicture } from './central-stations/picture.ts';
import { companiesPicture, percentOf, type Share } from './companies/picture.ts';
import type { Describe } from './describe.ts';
import { ownerName, type PanelSpeech, shareName } from './parts/naming.ts';
import { soloPicture } from './solo/picture.ts';

/** The shares that are known, in a list; empty if none is. */
function knownShares(speech: PanelSpeech, shares: readonly Share[]): string {
  return list(
    shares.flatMap(({ percentage, colour }) =>
      colour === undefined ? [] : [shareName(speech, percentOf(percentage), colour)],
    ),
  );
}

export const describeCompanies: Describe = (speech, view, names) => {
  const words = speech.panels.companies;
  const { holders, piles, companies, exchanging } = companiesPicture(view);
  const hands = holders.flatMap(({ seat, shares, worth }) => {
    const items = knownShares(speech, shares);
    if (items === '') return [];
    if (seat !== view.viewer) return [words.holds({ name: names[seat], items })];
    return [words.youHold({ items }), ...(worth === undefined ? [] : [words.worthSentence(worth)])];
  });
  const open = piles.map(({ percentage, faceUp }) => ({ percentage, colour: faceUp, isShown: false }));
  const faceUp = knownShares(speech, open);
  const ranked = companies.map(({ colour, profit, value }) =>
    words.rankedOne({ colour: colourName(speech.metro, colour), profit, value }),
  );
  return [
    ...hands,
    ...(faceUp === '' ? [] : [words.faceUpAre({ items: faceUp })]),
    words.inPiles({ count: piles[0].size }),
    words[exchanging],
    words.ranked({ items: ranked.join('; ') }),
  ];
};

export const describeCentralStations: Describe = (speech, view, names) => {
  const words = speech.panels.centralStations;
  const { platforms, toPlace } = centralStationsPicture(view);
  const owners = toPlace.map((colour) => ownerName(speech, view, names, colour));
  const free = platforms.filter(({ isFree }) => isFree).map(({ platform }) => String(platform));
  return [
    ...platforms.flatMap(({ platform, token }) =>
      token === undefined ? [] : [words.tokenAt({ platform, colour: colourName(speech.metro, token) })],
    ),
    owners.length === 0 ? words.allPlaced : words.toPlaceAre({ items: list(owners) }),
    free.length === 0 ? words.noneFree : words.freeAre({ items: list(free) }),
  ];
};

export const describeSolo: Describe = ({ metro, panels }, view) => {
  const words = panels.solo;
  const { colour, companies, result } = soloPicture(view);
  const namesOf = (chosen: typeof companies): string =>
    list(chosen.map((company) => colourName(metro, company.colour)));
  const deck = companies.filter(({ isInDeck }) => isInDeck);
  const gone = companies.filter(({ isGone }) => isGone);
  const profits = companies.map((company) =>
    panels.coloured({ colour: colourName(metro, company.colour), count: company.profit }),
  );
  const cards = deck.length === 0 ? words.deckEmpty : words.deckHas({ items: namesOf(deck) });
  return [
    ...(colour === undefined ? [] : [words.colourIs({ colour: colourName(metro, colour) })]),
    ...(gone.length === COLOURS.length ? [] : [cards]),
    ...(gone.length === 0 ? [] : [words.goneAre({ items: namesOf(gone) })]),
    words.profitsAre({ items: list(profits) }),
    words.resultIs({ points: result }),
  ];
};
