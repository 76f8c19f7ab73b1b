/** Seats at tables, taken over HTTP. */
import { type CreateTable, HttpClient, newKeys, type Seated } from '@guimard/protocol';
import { must } from '../../api/testing/client.ts';

export type TableRequest = Pick<CreateTable, 'game' | 'options' | 'seats'> & Partial<CreateTable>;

/** A new table with everyone seated; each seat is recorded as soon as it is taken. */
export async function sitDown(
  url: string,
  draft: TableRequest,
  note: (place: Seated) => void = () => {},
): Promise<readonly Seated[]> {
  const http = new HttpClient(url);
  const places = [await must(http.create({ nickname: 'Adèle', ...draft, keys: newKeys() }))];
  note(places[0]);
  for (const [seat, { kind }] of draft.seats.entries()) {
    if (kind !== 'open') continue;
    const player = { nickname: `Guest ${seat}`, keys: newKeys() };
    const place = await must(http.join(places[0].table, player));
    note(place);
    places.push(place);
  }
  return places;
}

export const ME = { kind: 'me' } as const;
export const OPEN = { kind: 'open' } as const;
export const COMPUTER = { kind: 'computer', level: 1 } as const;
