/** Which moves a list of variations shows. */
import { CHANCE } from '@guimard/engine/kit';
import type { Moves } from './moves.ts';
import type { NodeId, TreeNode } from './tree.ts';

/** By their parents, the main line first. */
export type Children = ReadonlyMap<NodeId, readonly TreeNode[]>;

/** Draws are seen on the board: they are listed where there are several, or something is said of one. */
export function isListed(node: TreeNode, children: Children, moves: Moves): boolean {
  const isAlone = (children.get(node.parent)?.length ?? 0) < 2;
  const isNoted = node.note.comment !== undefined || node.note.mark !== undefined;
  return moves.get(node.id)?.mover !== CHANCE || !isAlone || isNoted;
}
