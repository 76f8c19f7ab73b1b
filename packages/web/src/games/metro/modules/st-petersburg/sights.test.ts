/** T1: the eight sights of St Petersburg are on the board, each with a sign of its own, and cells are called after them. */
import { viewOf } from '@guimard/engine/kit';
import { isCentre, metro, parseCell } from '@guimard/engine/metro';
import en from '@guimard/messages/en/metro';
import { expect, it } from 'vitest';
import { describeCells } from '../../describe.ts';
import { pictureOf } from '../../picture.ts';
import { positionsOf } from '../testing/positions.ts';

const CELLS = ['11', '22', '16', '25', '61', '52', '66', '55'].flatMap((word) => parseCell(word) ?? []);

it('shows all eight sights throughout the game', () => {
  for (const s of positionsOf({ players: 2, with: ['st-petersburg'] }, 'sights')) {
    const { sights = [] } = pictureOf(viewOf(metro, s, 0));
    expect(sights.map(({ cell }) => cell)).toEqual(CELLS);
    expect(new Set(sights.map(({ pictogram }) => pictogram)).size).toBe(8);
    expect(sights.some(({ cell }) => isCentre(cell))).toBe(false);
  }
});

it('names them in the labels of their cells and nowhere else', () => {
  for (const s of positionsOf({ players: 2, with: ['st-petersburg'] }, 'labels')) {
    const named = describeCells(en, s).flatMap((label, cell) => (/Sight here: /.test(label) ? [cell] : []));
    expect(named).toEqual(CELLS.toSorted((a, b) => a - b));
    break;
  }
});
