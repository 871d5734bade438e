import { resolve } from 'node:path';
import { only, rethrowUnless, UserError } from '../../errors.js';
import { plainText } from '../../plain-text.js';
import { writeHtmlFile } from '../../publish/html-file.js';
import type { RunOutcome } from '../../publish/outcome.js';
import { defaultPageBytes } from '../../report/page/page-limits.js';
import type { SourcePorts } from '../../report/page/report-source.js';
import type { BatchPorts } from '../open/types.js';
import { batchSource } from '../report/batch-source.js';
import type { Comparison } from '../report/previous-outcomes.js';
import { readBatch } from '../report/read-batch.js';
import { readComparison } from '../report/report-files.js';

/** Writes the HTML report of a batch from its state directory. A page that cannot be written is a warning. */
export async function writeBatchPage(
  path: string,
  /** The state directory or the result of an earlier run; `null` = nothing is compared. */
  compareWith: string | null,
  { valuePath }: Pick<RunOutcome, 'valuePath'>,
  { hostEnvironment: { directory }, redact, log }: BatchPorts,
): Promise<void> {
  if (valuePath === undefined) return;
  const warn = (text: string): void => log.warning(redact(plainText(text)));
  const ports: SourcePorts = { directory, clean: (text) => redact(plainText(text)), onNotice: warn };
  try {
    // The result is in `report/` of the state directory.
    const batch = await readBatch(resolve(valuePath, '../..'), warn);
    const comparison = compareWith === null ? null : await comparisonWith(compareWith, ports);
    const file = { path: resolve(directory, path), maxBytes: defaultPageBytes, location: 'html-report' };
    await writeHtmlFile(file, await batchSource(batch, comparison, ports));
  } catch (error) {
    rethrowUnless(error, UserError);
    warn(`The HTML report could not be written: ${error.message}`);
  }
}

/** The first run has nothing to be compared with. */
async function comparisonWith(path: string, ports: SourcePorts): Promise<Comparison | null> {
  return await readComparison(path, ports).catch(
    only(UserError, ({ diagnostics: [diagnostic] }) => {
      ports.onNotice(`The HTML report is not compared with an earlier run: ${diagnostic?.message ?? ''}.`);
      return null;
    }),
  );
}
