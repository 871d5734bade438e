import { blocksOf, packed } from './block.js';
import type { PageEnd, PageJob, PageOverview } from './page-data.js';
import { type PageAssets, pageBlock, pageEnd, pageStart } from './page-html.js';

export interface Page {
  readonly overview: PageOverview;
  /** In the order of the rows. */
  readonly jobs: AsyncIterable<PageJob>;
  readonly assets: PageAssets;
  /** What does not fit is left out, with a note in the page. */
  readonly maxBytes: number;
}

/** Writes the page piece by piece. Returns how many jobs are not in it. */
export async function writePage(page: Page, write: (text: string) => Promise<void>): Promise<PageEnd> {
  const { overview, jobs, assets, maxBytes } = page;
  const start = pageStart(overview, await packed(JSON.stringify(overview)), assets);
  await write(start);
  let bytes = Buffer.byteLength(start);
  let written = 0;
  for await (const block of blocksOf(jobs)) {
    const text = pageBlock(block);
    bytes += text.length;
    if (bytes > maxBytes) break;
    await write(text);
    written += block.count;
  }
  const end: PageEnd = { outside: overview.rows.length - written, maxBytes };
  await write(pageEnd({ ...end }));
  return end;
}
