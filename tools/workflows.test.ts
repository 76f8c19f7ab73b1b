/** Checks .github/workflows: what runs there is fixed, may do little, and exists. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from './setup.mjs';

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly if?: string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly 'timeout-minutes'?: number;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly concurrency?: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = join(ROOT, '.github/workflows');
const PINNED = /^\s*(?:- )?uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

const files = readdirSync(FOLDER);

it('there are workflows to check', () => {
  expect(files).toEqual(expect.arrayContaining(['codeql.yml', 'container.yml', 'release.yml', 'test.yml']));
});

describe.each(files)('%s', (file) => {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  // The assertions below fail on a file of another shape.
  const workflow = parse(text) as Workflow;
  const jobs = Object.entries(workflow.jobs);
  const steps = jobs.flatMap(([, job]) => job.steps);
  const commands = steps.flatMap(({ run }) => run ?? []);

  it('pins every action by its commit, and names the version', () => {
    const lines = text.split('\n').filter((line) => /^\s*(?:- )?uses:/.test(line));
    expect(lines.length).toBe(steps.filter(({ uses }) => uses !== undefined).length);
    expect(lines.filter((line) => !PINNED.test(line))).toEqual([]);
  });

  it('may only read, unless a job needs more', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
  });

  it('ends in time, and cancels or queues what overlaps', () => {
    expect(workflow.concurrency).toBeDefined();
    expect(jobs.filter(([, job]) => job['timeout-minutes'] === undefined)).toEqual([]);
  });

  it('keeps no token in the checked-out repository', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  it('runs no code of strangers with rights or secrets', () => {
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    expect(Object.keys(workflow.on)).not.toContain('workflow_run');
    if (!Object.keys(workflow.on).includes('pull_request')) return;
    expect(text).not.toMatch(/\bsecrets\b/);
    const mayWrite = jobs.filter(([, job]) => writes(job) && !job.if?.includes("'refs/tags/"));
    expect(mayWrite.map(([name]) => name)).toEqual([]);
  });

  it('puts nothing that strangers write into a command', () => {
    expect(commands.filter((command) => command.includes('${{'))).toEqual([]);
  });

  it('calls only scripts and files that exist', () => {
    const called = commands.flatMap((command) => [...command.matchAll(/npm run ([\w:-]+)/g)]);
    expect(called.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
    const paths = commands.flatMap((command) => [
      ...command.matchAll(/(?:^|\s)((?:tools|\.ci)\/[\w./-]+)/gm),
    ]);
    const named = [...paths.map(([, path = '']) => path), ...steps.flatMap((step) => containerfile(step))];
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const started = commands.flatMap((command) => [...command.matchAll(/^((?:tools|\.ci)\/\S+)/gm)]);
    const notExecutable = started.filter(([, path = '']) => (statSync(join(ROOT, path)).mode & 0o111) === 0);
    expect(notExecutable).toEqual([]);
  });
});

/** CodeQL reports its findings, and nothing else. */
const HARMLESS = 'security-events';

const writes = ({ permissions = {} }: Job): boolean =>
  Object.entries(permissions).some(([name, right]) => right === 'write' && name !== HARMLESS);

function containerfile(step: Step): readonly string[] {
  const file = step.with?.['file'];
  return typeof file === 'string' ? [file] : [];
}
