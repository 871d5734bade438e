import { inflateSync } from 'node:zlib';

/** What is unpacked of one PDF at most, in bytes; a few bytes can unpack to gigabytes. */
const maxUnpacked = 20_000_000;

/** Nodes of the page tree that are looked at, and how far around each, in bytes; the root has the largest count. */
const maxNodes = 500;
const around = 4_000;

/**
 * The number of pages that a PDF says it has: the largest count of a page tree, looked for in the plain objects and in
 * packed ones. Null where none is found, as in an encrypted file. A hint, not a proof: the file may lie.
 */
export function pdfPages(bytes: Buffer): number | null {
  let most = largestCount(bytes.toString('latin1'));
  let left = maxUnpacked;
  for (const packed of packedObjects(bytes)) {
    try {
      const unpacked = inflateSync(packed, { maxOutputLength: left });
      left -= unpacked.length;
      most = Math.max(most, largestCount(unpacked.toString('latin1')));
    } catch {
      // Damaged, or larger than what is left: the other objects may tell.
    }
    if (left <= 0) break;
  }
  return most === 0 ? null : most;
}

function largestCount(text: string): number {
  let most = 0;
  let nodes = 0;
  for (const { index } of text.matchAll(/\/Type\s*\/Pages\b/g)) {
    nodes += 1;
    if (nodes > maxNodes) break;
    const start = text.lastIndexOf('<<', index);
    const from = start < index - around ? index : Math.max(0, start);
    const end = text.indexOf('>>', index);
    const node = text.slice(from, end < 0 ? index + around : Math.min(end, index + around));
    most = Math.max(most, Number(/\/Count\s+(\d{1,7})/.exec(node)?.[1] ?? 0));
  }
  return most;
}

/** The streams of objects (not of pages or images): what stands between `stream` and `endstream`. */
function* packedObjects(bytes: Buffer): Generator<Buffer> {
  for (let at = bytes.indexOf('/ObjStm'); at >= 0; at = bytes.indexOf('/ObjStm', at + 1)) {
    const start = bytes.indexOf('stream', at);
    const end = start < 0 ? -1 : bytes.indexOf('endstream', start);
    if (end < 0) return;
    const body = start + 'stream'.length;
    yield bytes.subarray(body + (bytes[body] === 0x0d ? 2 : 1), end);
  }
}
