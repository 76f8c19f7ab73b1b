import { MIGRATIONS, type Migration } from '../migrations.ts';

/** What the next release might do: something that this one need not know. */
const COMPATIBLE: Migration = {
  oldest: 1,
  sql: 'ALTER TABLE entries ADD COLUMN note TEXT; CREATE INDEX ON entries (at)',
};

export const NEXT_RELEASE: readonly Migration[] = [...MIGRATIONS, COMPATIBLE];
