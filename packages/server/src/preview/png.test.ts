import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pngOf } from './png.ts';
import { Raster } from './raster.ts';

test('a file has the size and the pixels of the picture', async () => {
  const raster = new Raster(3, 2, [1, 2, 3]);
  raster.box(1, 0, 1, 1, 0, [200, 100, 50]);
  const file = await pngOf(raster);
  expect(file.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(file.subarray(12, 16).toString()).toBe('IHDR');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([3, 2]);
  const data = file.indexOf('IDAT');
  const length = file.readUInt32BE(data - 4);
  expect([...inflateSync(file.subarray(data + 4, data + 4 + length))]).toEqual([
    0, 1, 2, 3, 200, 100, 50, 1, 2, 3, 0, 1, 2, 3, 1, 2, 3, 1, 2, 3,
  ]);
  // The end of every file, with its checksum.
  expect(file.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082');
});
