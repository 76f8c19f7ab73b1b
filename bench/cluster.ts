/**
 * npm run bench -- cluster [--installations sqlite,postgres,nats-1,nats-2,nats-3] [--tables 100,1000,5000] [--rate 500]
 *                          [--seconds 6] [--json FILE]
 * npm run bench -- cluster --document
 *
 * What moves cost each part of an installation: servers, PostgreSQL, NATS and, for comparison, the load generator, which
 * shares the machine with them. For each installation and number of tables: nobody moves; the requested number of moves per
 * second; and as many as it takes. Then the cost of a spectator and of computer players. `--tables 0` leaves the first part
 * out. `--json` writes everything to a file.
 *
 * `--document` measures nothing: it fills the tables of docs/host/scaling.md and bench/results.md from the stored measurements,
 * bench/cluster/measurements.json.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureComputers, measureEmpty, measurePeople, measureSpectator } from './cluster/costs.ts';
import { DOCUMENTS, filled } from './cluster/document.ts';
import { INSTALLATION_IDS, type Measurements, type Point } from './cluster/measurements.ts';
import { measurePoint } from './cluster/point.ts';
import { costTable, pointTable, restTable } from './cluster/rows.ts';
import { describeMachine, ensureWebBuilt, numbersIn } from './server/machine.ts';

const ROOT = join(import.meta.dirname, '../..');

const { values: flags } = parseArgs({
  options: {
    installations: { type: 'string', default: INSTALLATION_IDS.join(',') },
    tables: { type: 'string', default: '100,1000,5000' },
    rate: { type: 'string', default: '500' },
    seconds: { type: 'string', default: '6' },
    json: { type: 'string' },
    document: { type: 'boolean', default: false },
  },
});

async function measureAll(): Promise<Measurements> {
  const asked = flags.installations.split(',');
  const unknown = asked.find((name) => !INSTALLATION_IDS.some((id) => id === name));
  if (unknown !== undefined) {
    console.error(`There is no installation "${unknown}": it is one of ${INSTALLATION_IDS.join(', ')}.`);
    process.exit(1);
  }
  ensureWebBuilt();
  const machine = describeMachine();
  const [rate, seconds] = [Number(flags.rate), Number(flags.seconds)];
  console.log(machine);
  const points: Point[] = [];
  for (const installation of INSTALLATION_IDS.filter((id) => asked.includes(id)))
    for (const tables of numbersIn(flags.tables)) {
      const point = await measurePoint({ installation, tables, rate, seconds });
      points.push(point);
      console.log(
        `${installation}, ${tables} tables: ${Math.round(point.full.moves / point.full.seconds)} moves/s`,
      );
    }
  const emptyServer = await measureEmpty();
  const spectator = await measureSpectator();
  const peoplePair = await measurePeople();
  const computers = await measureComputers();
  const date = new Date().toISOString().slice(0, 10);
  const cores = availableParallelism();
  const all = { date, machine, cores, rate, emptyServer, points, spectator, peoplePair, computers };
  console.log(`\n${pointTable(all)}\n\n${restTable(all)}\n\n${costTable(all)}`);
  return all;
}

if (flags.document) {
  const stored: Measurements = JSON.parse(
    readFileSync(join(ROOT, 'bench/cluster/measurements.json'), 'utf8'),
  );
  for (const name of DOCUMENTS) {
    const file = join(ROOT, name);
    writeFileSync(file, filled(readFileSync(file, 'utf8'), stored));
  }
} else {
  const all = await measureAll();
  if (flags.json !== undefined) writeFileSync(flags.json, `${JSON.stringify(all)}\n`);
}
process.exit();
