/** From what a viewer sees to what the board shows. */
import { nth, type View } from '@guimard/engine/kit';
import {
  type Colour,
  isComplete,
  type MetroState,
  NOBODY,
  PLATFORMS,
  STATION_NAMES,
  STATIONS,
} from '@guimard/engine/metro';
import type { Component } from 'svelte';
import type { BoardPicture, Marker } from './board/picture.ts';
import { sightsOf, touristsAtStations, touristsOnCells } from './pieces.ts';

/** `Emblem` is that of the city in play, if there is one. */
export function pictureOf({ known }: View<MetroState>, Emblem?: Component): BoardPicture {
  const owner = (departure: number): { owner?: Colour } => {
    const colour = nth(known.owner, departure) - 1;
    return colour === NOBODY ? {} : { owner: colour };
  };
  return {
    tiles: Array.from(known.tiles, (tile) => (tile > 0 ? tile - 1 : undefined)),
    ...(known.placed > 0 ? { fresh: known.order[known.placed - 1] } : {}),
    stations: STATION_NAMES.map((name, i) => ({ name, ...owner(i), isScored: isComplete(known, i) })),
    ...(known.rules.modules.some(({ changes }) => changes?.coveredCentre)
      ? {}
      : { platforms: platformsOf(known) }),
    ...(Emblem === undefined ? {} : { Emblem }),
    tourists: touristsOnCells(known),
    sights: sightsOf(known),
    stationTourists: touristsAtStations(known),
    markers: markersOf(known),
  };
}

function platformsOf(known: MetroState): NonNullable<BoardPicture['platforms']> {
  return Array.from({ length: PLATFORMS }, (_, i) => {
    const owner = nth(known.owner, STATIONS + i);
    return { ...(owner > 0 ? { token: owner - 1 } : {}), isComplete: isComplete(known, STATIONS + i) };
  });
}

function markersOf(known: MetroState): readonly Marker[] {
  return Array.from(known.points, (points, colour) => ({ colour, points }));
}
