/** What the people at a table are called. */
import { shell } from '../i18n/shell.ts';

/** Who has had their name removed is called by the number of the seat. */
export const seatName = ({ seat, name }: { readonly seat: number; readonly name: string }): string =>
  name === '' ? shell.words.setup.player({ number: seat + 1 }) : name;
