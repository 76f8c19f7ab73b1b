/** What the board shows. It knows no rules: its user says what lies where, and what is lit. */
import type { Cell, Colour, Crossing, Point, Side, Tile } from '@guimard/engine/metro';
import type { Component } from 'svelte';
import type { TilePaint } from './paint.ts';

export interface BoardPicture {
  /** By cell, 64 of them; those of the centre too where central tracks cover it (M13). */
  readonly tiles: readonly (Tile | undefined)[];
  /** Where the last tile was placed; gently marked. */
  readonly fresh?: Cell;
  /** All 32, station 1 first. */
  readonly stations: readonly StationPicture[];
  /** All 8, platform 1 first; left out where tiles cover the centre. */
  readonly platforms?: readonly PlatformPicture[];
  /** In the middle of the central station, drawn in a circle of radius 60; a rosette if left out. */
  readonly Emblem?: Component | undefined;
  /** On each of the 64 cells. */
  readonly tourists: readonly (readonly Colour[])[];
  /** Printed on cells. */
  readonly sights?: readonly SightPicture[];
  /** At the arrival side of each of the 32 stations (N1). */
  readonly stationTourists: readonly (Colour | undefined)[];
  /** On the score track. */
  readonly markers: readonly Marker[];
}

/** A sign drawn about the origin, 48 units wide: surfaces, and lines of one pen. */
export interface Pictogram {
  readonly fill?: string;
  readonly line?: string;
}

interface SightPicture {
  readonly cell: Cell;
  readonly pictogram: Pictogram;
}

export interface StationPicture {
  readonly name: string;
  /** Left out for nobody's (B8). */
  readonly owner?: Colour;
  /** Its line has scored, so its carriage is turned (B16). */
  readonly isScored: boolean;
}

export interface PlatformPicture {
  /** The colour of the token that stands on it (M9). */
  readonly token?: Colour;
  readonly isComplete: boolean;
}

export interface Marker {
  readonly colour: Colour;
  readonly points: number;
}

/** A line shown from its departure to where it ends now. */
export interface LitLine {
  /** Stations 1–32 are 0–31, platforms 1–8 are 32–39. */
  readonly departure: number;
  /** Whose it is; left out for nobody's. */
  readonly colour?: Colour;
  readonly crossings: readonly Crossing[];
  /** The terminus it reaches, or the entry it would go through next. */
  readonly end: Point;
  /** Shown at its end, for example `12 ×2`. */
  readonly label: string;
  /** How many crossings are painted already, and not lit again. */
  readonly skipped?: number;
  readonly kind: 'traced' | 'pinned' | 'gain' | 'finished';
}

/** The tile that is about to be placed. */
export interface Ghost {
  readonly tile: Tile;
  readonly cell: Cell;
  readonly isLegal: boolean;
  /** The player tried to place it here, which is not allowed. */
  readonly isRefused: boolean;
  /** Its tracks as they would be painted. */
  readonly paint: TilePaint;
}

/** A train on its way: `progress` goes from 0 to 1 along the path. */
export interface TrainPicture {
  readonly path: string;
  readonly colour?: Colour;
  readonly progress: number;
}

/** A short text on a cell, such as what a tile placed there would bring. */
export interface Hint {
  readonly cell: Cell;
  readonly label: string;
}

/** A cell, station or platform where something can be chosen. */
export interface Choosable {
  readonly place: Exclude<Target, { readonly type: 'track' }>;
  /** The player may do something else instead. */
  readonly isOptional: boolean;
}

/** Where the pointer or the focus is. The side of a track is the one by which a train enters it. */
export type Target =
  | { readonly type: 'cell'; readonly cell: Cell }
  | { readonly type: 'track'; readonly cell: Cell; readonly side: Side }
  | { readonly type: 'departure'; readonly departure: number };

/** What a screen reader says. */
export interface BoardLabels {
  readonly board: string;
  /** The group of stations and platforms; the board's label if left out. */
  readonly departures?: string;
  readonly cell: (cell: Cell) => string;
  /** The name of what is printed on a cell, shown under the pointer. */
  readonly sight?: (cell: Cell) => string | undefined;
  readonly departure: (departure: number) => string;
}
