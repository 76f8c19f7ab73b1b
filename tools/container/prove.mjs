/**
 * sudo npm run prove:container -- FOLDER: runs the steps of deploy/Containerfile without a container engine, and then
 * the result, as a container with a read-only root would run. FOLDER keeps a minimal Debian between runs, and is otherwise
 * overwritten. It needs debootstrap, and takes some minutes.
 *
 * Every stage is a folder. What an engine would fetch as a base image is made from that Debian (stand-ins.sh); all
 * steps are those of the file, in the last commit.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, posix, resolve } from 'node:path';
import { giveUp, installLocked, ROOT, say } from '../setup.mjs';
import { ContainerfileProblem, expand, parseContainerfile } from './containerfile.mjs';

const HERE = import.meta.dirname;
const FILE = 'deploy/Containerfile';
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

const [folder] = process.argv.slice(2);
if (folder === undefined) giveUp('Which folder? sudo npm run prove:container -- FOLDER');
if (process.getuid?.() !== 0) giveUp('This mounts and changes users: it needs root (sudo).');
const cache = resolve(folder);
const stagesFolder = join(cache, 'stages');
rmSync(stagesFolder, { recursive: true, force: true });
mkdirSync(stagesFolder, { recursive: true });

try {
  const { context, recipe } = cloneCommit();
  const image = build(parseContainerfile(recipe), context);
  say(`\nThe base has ${shown(image.base)}, and the image ${shown(image.size)}.\n`);
  process.exitCode = check(image);
} catch (error) {
  if (!(error instanceof ContainerfileProblem)) throw error;
  giveUp(`${FILE}: ${error.message}`);
}

/** The last commit without what the ignore file names, as an engine gets it, and the recipe in it. */
function cloneCommit() {
  const context = join(cache, 'context');
  rmSync(context, { recursive: true, force: true });
  run('git', ['clone', '--quiet', '--depth=1', `file://${ROOT}`, context]);
  const [recipe, ignored] = [FILE, `${FILE}.dockerignore`].map((name) =>
    readFileSync(join(context, name), 'utf8'),
  );
  for (const pattern of ignored.split('\n').filter((line) => !/^(#|$)/.test(line))) {
    if (pattern.startsWith('!')) throw new ContainerfileProblem(`an exception is not known here: ${pattern}`);
    for (const path of globSync(pattern, { cwd: context }))
      rmSync(join(context, path), { recursive: true, force: true });
  }
  return { context, recipe };
}

/** The last stage, as an image. */
function build({ args, stages }, context) {
  const globals = Object.fromEntries(args.map(({ key, value = '' }) => [key, value]));
  const built = new Map();
  let last;
  for (const [index, stage] of stages.entries()) {
    const root = join(stagesFolder, stage.as ?? String(index));
    const image = expand(stage.image, globals);
    say(`── FROM ${image}`);
    makeBase(image, root);
    last = { root, base: megabytes(root), env: { PATH }, args: {}, workdir: '/', user: '0:0', globals };
    for (const step of stage.steps) take(step, last, { built, context });
    if (stage.as !== undefined) built.set(stage.as, last);
  }
  return { ...last, size: megabytes(last.root) };
}

function take(step, image, { built, context }) {
  const variables = { ...image.args, ...image.env };
  const value = (text) => expand(text, variables);
  say(`   ${step.name} ${(step.shell ?? step.target ?? step.word ?? '').slice(0, 100)}`);
  switch (step.name) {
    case 'ARG':
      image.args[step.key] = step.value === undefined ? (image.globals[step.key] ?? '') : value(step.value);
      return;
    case 'ENV':
      for (const [key, written] of step.pairs) image.env[key] = value(written);
      return;
    case 'LABEL':
      image.labels = {
        ...image.labels,
        ...Object.fromEntries(step.pairs.map(([key, text]) => [key, value(text)])),
      };
      return;
    case 'WORKDIR':
      image.workdir = posix.resolve(image.workdir, value(step.word));
      mkdirSync(join(image.root, image.workdir), { recursive: true });
      return;
    case 'COPY': {
      const before = megabytes(image.root);
      copy(step, image, { value, context, built });
      say(`     ${shown(megabytes(image.root) - before)}`);
      return;
    }
    case 'RUN':
      runStep(step.shell, image, variables);
      return;
    case 'USER':
      image.user = userIn(image.root, value(step.word));
      return;
    case 'VOLUME':
      image.volumes = step.words.map(value);
      return;
    case 'EXPOSE':
      image.ports = step.words.map(value);
      return;
    case 'STOPSIGNAL':
      image.stopSignal = value(step.word);
      return;
    case 'ENTRYPOINT':
      image.entrypoint = step.exec;
      return;
    case 'CMD':
      image.command = step.exec;
      return;
    case 'HEALTHCHECK':
      image.health = { ...step.flags, command: step.exec };
      return;
    default:
      throw new ContainerfileProblem(`Line ${step.line}: ${step.name} is read, but not carried out.`);
  }
}

/** Files belong to root unless --chown says otherwise; folders that are there already stay as they are. */
function copy(step, image, { value, context, built }) {
  const { from, chown = '0:0' } = step.flags;
  const stage = from === undefined ? undefined : built.get(from);
  if (from !== undefined && stage === undefined)
    throw new ContainerfileProblem(`Line ${step.line}: no stage ${from}.`);
  const [uid, gid] = userIn(image.root, value(chown)).split(':');
  const owner = [`--owner=:${uid}`, `--group=:${gid}`];
  const written = value(step.target);
  const target = join(image.root, posix.resolve(image.workdir, written));
  for (const source of step.sources.map((one) => join(stage?.root ?? context, value(one)))) {
    const isFolder = statSync(source).isDirectory();
    const intoFolder = isFolder || written.endsWith('/') || step.sources.length > 1;
    const into = intoFolder ? target : dirname(target);
    mkdirSync(into, { recursive: true });
    const what = isFolder ? ['--directory', source, '.'] : ['--directory', dirname(source), basename(source)];
    const rename = intoFolder ? [] : [`--transform=s|^${basename(source)}$|${basename(target)}|`];
    const pack = ['tar', '--create', ...owner, ...rename, ...what];
    const unpack = [
      'tar',
      '--extract',
      '--preserve-permissions',
      '--same-owner',
      '--no-overwrite-dir',
      '--directory',
      into,
    ];
    run('bash', ['-c', `set -o pipefail; ${quoted(pack)} | ${quoted(unpack)}`]);
  }
}

function runStep(shell, { root, user, workdir }, variables) {
  const enter = ['--mount', '--pid', '--fork', '--kill-child', join(HERE, 'enter.sh'), 'build'];
  const env = { HOME: user.startsWith('0:') ? '/root' : '/', ...variables };
  run('unshare', [...enter, root, user, workdir, '/bin/sh', '-c', shell], env);
}

function makeBase(image, root) {
  const [, version] =
    /^docker\.io\/library\/node:([\d.]+)-bookworm-slim@sha256:[\da-f]{64}$/.exec(image) ?? [];
  const script = join(HERE, 'stand-ins.sh');
  if (version !== undefined) {
    const folder = join(ROOT, 'tools/node');
    installLocked(folder, 'Fetching Node (once) …');
    const node = join(folder, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node');
    const { stdout } = spawnSync(node, ['--version'], { encoding: 'utf8' });
    if (stdout?.trim() !== `v${version}`)
      throw new ContainerfileProblem(`tools/node has no Node ${version}, which ${image} has`);
    run(script, ['node', cache, node, root]);
  } else if (/^gcr\.io\/distroless\/cc-debian12:nonroot@sha256:[\da-f]{64}$/.test(image))
    run(script, ['cc', cache, root]);
  else throw new ContainerfileProblem(`nothing stands in for the image ${image}`);
}

/** A user and a group by number; names are those of the root. */
function userIn(root, written) {
  const [user, group = ''] = written.split(':');
  const lines = readFileSync(join(root, 'etc/passwd'), 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const entry = lines.find(([name, , uid]) => name === user || uid === user);
  const uid = /^\d+$/.test(user) ? user : entry?.[2];
  const gid = /^\d+$/.test(group) ? group : entry?.[3];
  if (uid === undefined || gid === undefined) throw new ContainerfileProblem(`there is no user ${written}`);
  return `${uid}:${gid}`;
}

/** With a network of its own, in which there is nobody else: no port is taken, and nothing outside is reached. */
function check(image) {
  const program = [
    'sh',
    '-c',
    'ip link set lo up && exec "$@"',
    'sh',
    process.execPath,
    join(HERE, 'check.mjs'),
  ];
  const { status } = spawnSync('unshare', ['--net', ...program, JSON.stringify(image)], { stdio: 'inherit' });
  return status ?? 1;
}

function run(program, args, env = process.env) {
  const { status, error } = spawnSync(program, args, { stdio: 'inherit', env: { PATH, ...env } });
  if (error) giveUp(`${program}: ${error.message}`);
  if (status !== 0) giveUp(`Failed with status ${status}: ${program} ${args.at(-1)}`);
}

function megabytes(root) {
  const { stdout } = spawnSync('du', ['--summarize', '--bytes', root], { encoding: 'utf8' });
  return Number.parseInt(stdout, 10) / 1e6;
}

function shown(size) {
  return `${size.toFixed(1)} MB`;
}

function quoted(words) {
  return words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ');
}
