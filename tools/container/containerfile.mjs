/**
 * Reads a Containerfile: the instructions and the forms that ours uses. Anything else is an error, so that a proof never
 * leaves out a step that an engine would take.
 */

/** A sentence for whoever wrote the file. */
export class ContainerfileProblem extends Error {}

const NAME = '[A-Za-z_]\\w*';
const VARIABLE = new RegExp(`\\\\\\$|\\$(${NAME})|\\$\\{(${NAME})(?::-([^}]*))?\\}`, 'g');

/** What comes after each instruction, and the flags it may have. */
const INSTRUCTIONS = {
  FROM: { read: fromImage },
  ARG: { read: argument },
  ENV: { read: pairs },
  LABEL: { read: pairs },
  WORKDIR: { read: oneWord },
  USER: { read: oneWord },
  STOPSIGNAL: { read: oneWord },
  EXPOSE: { read: words },
  VOLUME: { read: words },
  COPY: { read: copied, flags: ['from', 'chown'] },
  RUN: { read: (text) => ({ shell: text }) },
  ENTRYPOINT: { read: exec },
  CMD: { read: exec },
  HEALTHCHECK: { read: healthCheck, flags: ['interval', 'timeout', 'start-period', 'retries'] },
};

/**
 * One instruction: which of the optional parts it has depends on its name.
 * @typedef {{ line: number, name: string, flags: Record<string, string>, shell?: string, word?: string, words?: string[],
 *   exec?: string[], pairs?: [string, string][], sources?: string[], target?: string, key?: string, value?: string }} Step
 */

/**
 * The arguments before the first stage, and the stages.
 * @param {string} text
 * @returns {{ args: Step[], stages: { image: string, as?: string, steps: Step[] }[] }}
 */
export function parseContainerfile(text) {
  const steps = logicalLines(text).map(parseStep);
  const args = [];
  const stages = [];
  for (const step of steps) {
    if (step.name === 'FROM') stages.push({ image: step.image, as: step.as, steps: [] });
    else if (stages.length > 0) stages.at(-1).steps.push(step);
    else if (step.name === 'ARG') args.push(step);
    else throw new ContainerfileProblem(`Line ${step.line}: ${step.name} comes before the first FROM.`);
  }
  if (stages.length === 0) throw new ContainerfileProblem('There is no FROM.');
  return { args, stages };
}

/**
 * The text with the values of the variables; one that is not set is empty, as in an engine.
 * @param {string} text
 * @param {Record<string, string>} variables
 */
export function expand(text, variables) {
  return text.replace(VARIABLE, (all, plain, braced, otherwise = '') => {
    if (all === '\\$') return '$';
    return variables[plain ?? braced] || otherwise;
  });
}

/** Lines without comments, continued ones joined, each with its number. */
function logicalLines(text) {
  const lines = [];
  let open;
  for (const [index, written] of text.split('\n').entries()) {
    if (/^\s*(#|$)/.test(written)) continue;
    const [, part, more] = /^(.*?)(\\?)\s*$/.exec(written);
    open ??= { line: index + 1, text: '' };
    open.text += part;
    if (more) continue;
    lines.push(open);
    open = undefined;
  }
  if (open) throw new ContainerfileProblem(`Line ${open.line} goes on after the end of the file.`);
  return lines;
}

function parseStep({ line, text }) {
  try {
    const [, name, rest] = /^\s*(\S+)\s*(.*?)\s*$/.exec(text);
    if (!Object.hasOwn(INSTRUCTIONS, name)) throw new ContainerfileProblem(`${name} is not known here`);
    const { read, flags: known = [] } = INSTRUCTIONS[name];
    const { flags, after } = flagsOf(rest);
    const unknown = Object.keys(flags).find((flag) => !known.includes(flag));
    if (unknown) throw new ContainerfileProblem(`${name} --${unknown} is not known here`);
    if (after === '') throw new ContainerfileProblem(`${name} needs something after it`);
    if (after.includes('<<')) throw new ContainerfileProblem('here-documents are not known here');
    return { line, name, flags, ...read(after) };
  } catch (error) {
    if (!(error instanceof ContainerfileProblem)) throw error;
    throw new ContainerfileProblem(`Line ${line}: ${error.message}.`);
  }
}

/** Flags come first: --from=build. */
function flagsOf(text) {
  const [leading] = /^(--[a-z-]+(=\S+)?(\s+|$))*/.exec(text);
  const written = leading.trim().split(/\s+/).filter(Boolean);
  const flags = written.map((flag) => {
    const [, name, value] = /^--([a-z-]+)(?:=(.*))?$/.exec(flag);
    if (value === undefined) throw new ContainerfileProblem(`--${name} needs a value`);
    return [name, value];
  });
  return { flags: Object.fromEntries(flags), after: text.slice(leading.length) };
}

function fromImage(text) {
  const [, image, as] = /^(\S+)(?: AS (\S+))?$/.exec(text) ?? [];
  if (image === undefined) throw new ContainerfileProblem(`FROM cannot be read: ${text}`);
  return { image, as };
}

function argument(text) {
  const [, key, value] = new RegExp(`^(${NAME})(?:=(.*))?$`).exec(text) ?? [];
  if (key === undefined) throw new ContainerfileProblem(`ARG cannot be read: ${text}`);
  return { key, value: value === undefined ? undefined : unquoted(value) };
}

/** KEY=value KEY="two words". */
function pairs(text) {
  return {
    pairs: splitWords(text).map((word) => {
      const [, key, value] = /^([\w.-]+)=(.*)$/s.exec(word) ?? [];
      if (key === undefined) throw new ContainerfileProblem(`no name and value: ${word}`);
      return [key, unquoted(value)];
    }),
  };
}

function words(text) {
  if (text.startsWith('[')) return { words: exec(text).exec };
  return { words: splitWords(text).map(unquoted) };
}

function oneWord(text) {
  const all = words(text).words;
  if (all.length !== 1) throw new ContainerfileProblem(`one word is wanted, not: ${text}`);
  return { word: all[0] };
}

function copied(text) {
  const all = words(text).words;
  if (all.length < 2) throw new ContainerfileProblem(`COPY needs a source and a target: ${text}`);
  if (/[*?[\]]/.test(all.join('')))
    throw new ContainerfileProblem(`COPY with wildcards is not known here: ${text}`);
  return { sources: all.slice(0, -1), target: all.at(-1) };
}

/** ["program", "argument"]. The other form needs a shell, which the image does not have. */
function exec(text) {
  let list;
  try {
    list = JSON.parse(text);
  } catch {
    // Reported below.
  }
  if (!Array.isArray(list) || list.length === 0 || !list.every((word) => typeof word === 'string'))
    throw new ContainerfileProblem(`a list of strings in JSON is wanted, not: ${text}`);
  return { exec: list };
}

function healthCheck(text) {
  const [, list] = /^CMD\s+(.*)$/.exec(text) ?? [];
  if (list === undefined) throw new ContainerfileProblem(`HEALTHCHECK cannot be read: ${text}`);
  return exec(list);
}

const splitWords = (text) => text.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? [];
const unquoted = (text) => text.replace(/"([^"]*)"|'([^']*)'/g, (_, double, single) => double ?? single);
