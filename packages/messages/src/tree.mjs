/** Messages by path, as programs see them: underscores and attributes make groups, groups of 1, 2, 3 … are lists. */

/** @import { Catalogue, Fault, Group, Message, Tree } from './types.d.ts' */

/** @typedef {{ list: boolean, members: Map<string, Tree> }} Open */

/**
 * @param {Catalogue} catalogue
 * @param {Fault[]} faults to add to
 * @returns {Group}
 */
export function treeOf({ file, messages }, faults) {
  /** @type {Open} */
  const root = { list: false, members: new Map() };
  for (const message of messages.values()) {
    let group = root;
    for (const name of message.path.slice(0, -1)) {
      const next = group.members.get(name) ?? { list: false, members: new Map() };
      if (isMessage(next)) {
        const text = `${message.id}: ${next.id} is a text (line ${next.line}), so it cannot be a group too`;
        faults.push({ file, line: message.line, text });
        break;
      }
      group.members.set(name, next);
      group = /** @type {Open} */ (next);
    }
    const name = /** @type {string} */ (message.path.at(-1));
    if (group.members.has(name)) {
      const text = `${message.id} is both a text and a group, or there twice`;
      faults.push({ file, line: message.line, text });
    } else group.members.set(name, message);
  }
  markLists(root, file, faults);
  return root;
}

/** @param {Tree} tree @returns {tree is Message} */
export const isMessage = (tree) => 'parts' in tree;

/** @param {Open} group @param {string} file @param {Fault[]} faults */
function markLists(group, file, faults) {
  const names = [...group.members.keys()];
  const numbers = names.filter((name) => /^\d+$/.test(name));
  if (numbers.length > 0) {
    if (names.every((name, i) => name === String(i + 1))) group.list = true;
    else {
      const { id, line } = firstOf(group);
      faults.push({
        file,
        line,
        text: `${id}: a list is numbered 1, 2, 3 … in this order; here: ${names.join(', ')}`,
      });
    }
  }
  for (const member of group.members.values())
    if (!isMessage(member)) markLists(/** @type {Open} */ (member), file, faults);
}

/** @param {Group} group @returns {Message} */
function firstOf(group) {
  const [first] = group.members.values();
  return isMessage(/** @type {Tree} */ (first))
    ? /** @type {Message} */ (first)
    : firstOf(/** @type {Group} */ (first));
}
