import { inflateSync } from 'node:zlib';

/** The maximum number of decompressed bytes per PDF; a few bytes can decompress to gigabytes. */
const maxDecompressed = 20_000_000;

/** Page tree nodes to inspect, and bytes of each; the root has the largest count. */
const maxNodes = 500;
const nodeBytes = 4_000;

/** The largest count of a page tree; `null` without one, as if encrypted. An estimate: the file is not trusted. */
export function pdfPages(bytes: Buffer): number | null {
  let most = largestCount(bytes.toString('latin1'));
  let left = maxDecompressed;
  for (const compressed of compressedObjects(bytes)) {
    try {
      const decompressed = inflateSync(compressed, { maxOutputLength: left });
      left -= decompressed.length;
      most = Math.max(most, largestCount(decompressed.toString('latin1')));
    } catch {
      // Damaged, or larger than the remaining budget: another object may contain the count.
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
    const from = start < index - nodeBytes ? index : Math.max(0, start);
    const end = text.indexOf('>>', index);
    const node = text.slice(from, end < 0 ? index + nodeBytes : Math.min(end, index + nodeBytes));
    most = Math.max(most, Number(/\/Count\s+(\d{1,7})/.exec(node)?.[1] ?? 0));
  }
  return most;
}

/** The object streams (not pages or images): the bytes between `stream` and `endstream`. */
function* compressedObjects(bytes: Buffer): Generator<Buffer> {
  for (let at = bytes.indexOf('/ObjStm'); at >= 0; at = bytes.indexOf('/ObjStm', at + 1)) {
    const start = bytes.indexOf('stream', at);
    const end = start < 0 ? -1 : bytes.indexOf('endstream', start);
    if (end < 0) return;
    const body = start + 'stream'.length;
    yield bytes.subarray(body + (bytes[body] === 0x0d ? 2 : 1), end);
  }
}
