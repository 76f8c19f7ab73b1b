/** Places at tables, taken over HTTP. */
import { type CreateTable, type Seated, seated } from '@guimard/protocol';
import { ask } from '../../api/testing/client.ts';

export type Wish = Pick<CreateTable, 'game' | 'options' | 'seats'> & Partial<CreateTable>;

/** A new table with everybody seated; each place that is taken is noted as soon as it is. */
export async function sitDown(
  url: string,
  wish: Wish,
  note: (place: Seated) => void = () => {},
): Promise<readonly Seated[]> {
  const sit = async (path: string, body: object): Promise<Seated> => {
    const place = seated.parse((await ask({ url }, 'POST', path, { body })).body);
    note(place);
    return place;
  };
  const first = await sit('/api/tables', { nickname: 'Adèle', ...wish });
  const places = [first];
  for (const [seat, { kind }] of wish.seats.entries())
    if (kind === 'open')
      places.push(await sit(`/api/tables/${first.table}/seats`, { nickname: `Guest ${seat}` }));
  return places;
}

export const ME = { kind: 'me' } as const;
export const OPEN = { kind: 'open' } as const;
export const COMPUTER = { kind: 'computer', level: 1 } as const;
