import { basename, dirname } from 'node:path';
import { rethrowUnless, UserError } from '../errors.js';
import { openStateDirectory } from '../platform/files/state/state-directory.js';
import { FileProblem } from '../platform/files/types.js';
import assets from '../report/page/page-assets.json' with { type: 'json' };
import type { PageEnd } from '../report/page/page-data.js';
import type { ReportSource } from '../report/page/report-source.js';
import { writePage } from '../report/page/write-page.js';

export interface HtmlFile {
  /** Absolute. */
  readonly path: string;
  readonly maxBytes: number;
  /** The flag or setting that named the file, for errors. */
  readonly location: string;
}

/** Writes the HTML report, piece by piece. Rejects with UserError `file-unwritable`. */
export async function writeHtmlFile({ path, maxBytes, location }: HtmlFile, source: ReportSource): Promise<PageEnd> {
  try {
    const folder = await openStateDirectory(dirname(path), { create: true, root: null });
    const writer = await folder.create(basename(path));
    const page = { overview: source.overview, jobs: source.jobs(), assets, maxBytes };
    try {
      const end = await writePage(page, (text) => writer.write(text));
      await writer.close();
      return end;
    } catch (error) {
      await writer.abandon();
      throw error;
    }
  } catch (error) {
    rethrowUnless(error, FileProblem);
    throw new UserError({
      code: 'file-unwritable',
      location,
      message: 'the page cannot be written',
      found: error.message,
      hint: 'name a file in a directory that can be written',
    });
  }
}
