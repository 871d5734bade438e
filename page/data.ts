import type { PageEnd, PageJob, PageOverview } from '../src/report/page/page-data.js';
import { restoreRepeats, unitsOf } from './restore-repeats.js';

/** Text of a block: gzip, as Base64. */
async function unpack(base64: string): Promise<string> {
  const binary = atob(base64);
  const bytes = new Uint8Array(binary.length);
  for (let index = 0; index < binary.length; index += 1) bytes[index] = binary.charCodeAt(index);
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return await new Response(stream).text();
}

export async function readOverview(): Promise<PageOverview> {
  return JSON.parse(await unpack(document.getElementById('overview')?.textContent ?? '')) as PageOverview;
}

/** The blocks follow the script in the file, so they may still be on their way. */
const loaded = new Promise<void>((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  else resolve();
});

export async function readEnd(): Promise<PageEnd> {
  await loaded;
  return JSON.parse(document.getElementById('end')?.textContent ?? '{"outside":0,"maxBytes":0}') as PageEnd;
}

interface Block {
  readonly from: number;
  readonly count: number;
  readonly element: Element;
}

/** The blocks of the page in the order of the rows. */
export async function readBlocks(): Promise<readonly Block[]> {
  await loaded;
  return [...document.querySelectorAll('script[data-from]')].map((one) => ({
    from: Number(one.getAttribute('data-from')),
    count: Number(one.getAttribute('data-count')),
    element: one,
  }));
}

/** Unpacked blocks, the most recently used last. */
const cache = new Map<number, Promise<string>>();
const maxCached = 200;

/** The other blocks refer to the first one. */
let first: Promise<Uint16Array> | null = null;

async function restored({ from, element }: Block): Promise<string> {
  const short = await unpack(element.textContent);
  if (from === 0) return restoreRepeats(short);
  first ??= readBlocks().then(async ([one]) => unitsOf(one === undefined ? '' : await textOfBlock(one)));
  return restoreRepeats(short, await first);
}

/** One job per line. */
export async function textOfBlock(block: Block): Promise<string> {
  const { from } = block;
  const text = cache.get(from) ?? restored(block);
  cache.delete(from);
  cache.set(from, text);
  const [oldest] = cache.keys();
  if (cache.size > maxCached && oldest !== undefined) cache.delete(oldest);
  return await text;
}

/** The job of a row; `null` if it is not in the page. */
export async function readJob(position: number): Promise<PageJob | null> {
  const block = (await readBlocks()).find(({ from, count }) => position >= from && position < from + count);
  if (block === undefined) return null;
  const line = (await textOfBlock(block)).split('\n')[position - block.from];
  return line === undefined ? null : (JSON.parse(line) as PageJob);
}
