/** A study in an address: after the #, which browsers never send to a server. */
import { fail, type Result } from '@guimard/engine/kit';
import { LIMITS, makeFile, readStudy, type SharedStudy, type StudyFault } from './study-file.ts';

/** Longer addresses are cut off by some messengers and browsers. */
const MOST_CHARACTERS = 8000;

export async function packStudy(study: SharedStudy): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(makeFile(study)));
  return toBase64Url(
    await collect(through(bytes, new CompressionStream('deflate-raw')), Number.MAX_SAFE_INTEGER),
  );
}

/** Never throws; what unpacks to more than a file may have is refused before it fills the memory. */
export async function unpackStudy(packed: string): Promise<Result<SharedStudy, StudyFault>> {
  try {
    const stream = through(fromBase64Url(packed), new DecompressionStream('deflate-raw'));
    const bytes = await collect(stream, LIMITS.text);
    return readStudy(new TextDecoder().decode(bytes));
  } catch (error) {
    return fail(error instanceof RangeError ? 'tooLarge' : 'notStudy');
  }
}

function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: GenericTransformStream,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  return new Blob([bytes]).stream().pipeThrough<Uint8Array<ArrayBuffer>>(transform);
}

/** Throws a RangeError if there is more. */
async function collect(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      void reader.cancel();
      throw new RangeError('too large');
    }
    parts.push(part.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  );

/** The address of a study; undefined if it is too long for one. */
export async function linkOf(study: SharedStudy, origin: string): Promise<string | undefined> {
  const link = `${origin}/analysis#study=${await packStudy(study)}`;
  return link.length > MOST_CHARACTERS ? undefined : link;
}

/** The packed study in an address or what is after its #, if there is one. */
export const packedIn = (address: string): string | undefined => /#study=([\w-]+)$/.exec(address.trim())?.[1];
