import type { StartRefusal } from '../event/gate/types.js';
import { plainText } from '../plain-text.js';
import type { RunOutcome } from '../publish/outcome.js';
import { type SummaryPorts, writeSummaryFile } from '../publish/summary-file.js';
import { conclusionLabels } from '../report/headline.js';
import { literalMarkdown } from '../sanitize/literal.js';
import { withoutPeriod } from '../text.js';
import { endedWithout } from './refused.js';

/** An event that starts no run: the reason, in log, summary and outputs. No prompt was read and no model was used. */
export async function reportSkipped({ code, reason, hint }: StartRefusal, ports: SummaryPorts): Promise<RunOutcome> {
  const { log, redact } = ports;
  // Some reasons are whole sentences, such as GitHub's error messages.
  const sentences = [`Not started: ${withoutPeriod(reason)}.`, ...(hint === null ? [] : [hint])];
  const text = redact(plainText(sentences.join(' ')));
  if (hint === null) log.info(text);
  else log.warning(text);
  const { sign, text: words } = conclusionLabels.skipped;
  await writeSummaryFile(`### ${sign} ${words}\n\n${literalMarkdown(text)}\n`, ports);
  return endedWithout('skipped', code, text);
}
