/** The item at an index that is in range by construction: a miss is a bug, and throws. Too slow for hot paths. */
export function nth<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`there is no item ${index} among ${items.length}`);
  return item;
}
