/** Finds out whether there is room on the disk. */
import type { ClientBase } from 'pg';

/** Some sixteen pages of 8 kB. */
const ROWS = 4_000;

/**
 * Throws if the disk is full. A heartbeat alone rewrites one row, and finds room for that where nothing else does. The
 * table is rolled back, with its file.
 */
export async function probe(client: ClientBase): Promise<void> {
  await client.query(
    `BEGIN; CREATE TABLE probe AS SELECT * FROM generate_series(1, ${ROWS}) AS number; ROLLBACK`,
  );
}
