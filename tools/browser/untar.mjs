// @ts-check
/** Reads an archive of plain files, each in blocks of 512 bytes after a header that names it. */

const BLOCK = 512;
const FILE_TYPES = ['0', '\0'];

/**
 * @param {Buffer} archive
 * @returns {{ name: string, body: Buffer }[]}
 */
export function untar(archive) {
  const files = [];
  // A name that begins with a zero is the end.
  for (let at = 0; at < archive.length && archive[at] !== 0; ) {
    const field = (/** @type {number} */ from, /** @type {number} */ length) =>
      archive.toString('utf8', at + from, at + from + length).replace(/\0.*$/s, '');
    const size = Number.parseInt(field(124, 12), 8);
    const body = archive.subarray(at + BLOCK, at + BLOCK + size);
    if (FILE_TYPES.includes(String.fromCharCode(archive.readUInt8(at + 156))))
      files.push({ name: [field(345, 155), field(0, 100)].filter((part) => part !== '').join('/'), body });
    at += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
