/**
 * A whole installation: three nodes on PostgreSQL and NATS behind nginx, one of them with a clock that is ahead, and a worker.
 * Everything fails in turn while games are played at two hundred tables; one by one the nodes are upgraded to the next
 * release, with one migration more. GUIMARD_FAULTS=N repeats all that N times; the seed is in the failure.
 */
import { SeededRng } from '@guimard/engine/kit';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openPostgresStore } from '../store/postgres/store.ts';
import { Crowd } from './testing/cluster/crowd.ts';
import { runFaults } from './testing/cluster/faults.ts';
import { install } from './testing/cluster/installation.ts';
import { Interruptions } from './testing/cluster/service-watch.ts';
import { racesDecided, wrongTables } from './testing/cluster/verdict.ts';

const TIMES = Number(process.env['GUIMARD_FAULTS'] ?? 1);
const SEED = process.env['GUIMARD_SEED'] ?? 'faults';
const TABLES = 200;
/** How long players may be without service, in milliseconds, on an idle machine; and how many waits in a hundred longer. */
const LONGEST_INTERRUPTION = 5_000;
const UNLUCKY = 3;

test(
  `nothing is lost, done twice or seen by the wrong player while everything fails in turn (${SEED})`,
  async () => {
    const installation = await install();
    onTestFinished(() => installation.close());
    const { url, nodes, postgres } = installation;
    const interruptions = new Interruptions();
    const crowd = new Crowd({ url, nodes: nodes.map((node) => node.url) }, SEED, interruptions);
    await crowd.open(TABLES);
    crowd.playOn();
    crowd.playOn();
    void crowd.race();
    void crowd.race();
    const { tightTurns } = crowd;
    const rng = new SeededRng(SEED);
    const goOn = async () => {
      const before = crowd.moves;
      await vi.waitFor(() => expect(crowd.moves).toBeGreaterThan(before + TABLES / 4), 20_000);
    };
    await runFaults({ installation, interruptions, tightTurns, rng, goOn }, TIMES);

    const store = await openPostgresStore(postgres.url);
    onTestFinished(() => store.close());
    expect(await crowd.stop(store)).toEqual([]);
    process.stdout.write(`${interruptions.report.join('\n')}\n`);
    expect(await wrongTables(store, crowd)).toEqual([]);
    expect(await tightTurns.wrongCharges(store)).toEqual([]);
    expect(racesDecided(crowd)).toBeGreaterThan(0);
    expect(interruptions.longerThan(LONGEST_INTERRUPTION) * 100).toBeLessThan(UNLUCKY);
    // Outages are logged when they begin and end; nothing else is.
    const complaints = nodes.flatMap((node) => node.complaints);
    const expected = /The database (could not be|can be|responds)|bus|NATS|heartbeat/i;
    expect(complaints.filter((line) => !expected.test(line))).toEqual([]);
  },
  240_000 * TIMES,
);
