import { readBlocks, textOfBlock } from './data.js';

/** The rows whose conversation contains the word. */
export type Hits = ReadonlySet<number>;

const found = new Map<string, Promise<Hits>>();
const maxFound = 50;

/** Searches every conversation of the page. The answer is kept. */
export async function searchConversations(word: string): Promise<Hits> {
  const known = found.get(word);
  if (known !== undefined) return await known;
  const hits = search(word);
  found.set(word, hits);
  const [oldest] = found.keys();
  if (found.size > maxFound && oldest !== undefined) found.delete(oldest);
  return await hits;
}

/** Blocks that are unpacked at the same time: the browser does it in other threads. */
const parallel = 6;

async function search(word: string): Promise<Hits> {
  const hits = new Set<number>();
  const waiting = [...(await readBlocks())].reverse();
  const work = async (): Promise<void> => {
    for (let block = waiting.pop(); block !== undefined; block = waiting.pop()) {
      const text = await textOfBlock(block);
      for (const position of positionsIn(text, word)) hits.add(block.from + position);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return hits;
}

/** A line that contains the word may contain it only in a field name, so it is read to be sure. */
function positionsIn(text: string, word: string): readonly number[] {
  const written = JSON.stringify(word).slice(1, -1);
  if (!text.toLowerCase().includes(written)) return [];
  return text.split('\n').flatMap((line, position) => {
    if (!line.toLowerCase().includes(written)) return [];
    return hasText(JSON.parse(line), word) ? [position] : [];
  });
}

/** Whether a text in the value contains the word, which is in lower case. */
export function hasText(value: unknown, word: string): boolean {
  if (typeof value === 'string') return value.toLowerCase().includes(word);
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((one) => hasText(one, word));
}
