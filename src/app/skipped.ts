import type { Refusal } from '../event/gate/types.js';
import { exitCodeOf } from '../job/conclude.js';
import { plainText } from '../plain-text.js';
import type { Outcome } from '../publish/outcome.js';
import { type SummaryDoors, summarise } from '../publish/summary-file.js';
import { verdicts } from '../report/headline.js';
import { literal } from '../report/literal.js';

/** An event that starts nothing here: why, in log, summary and outputs. No prompt was read and no model asked. */
export async function skipped({ reason, mend }: Refusal, doors: SummaryDoors): Promise<Outcome> {
  const { log, redact } = doors;
  // Some reasons are whole sentences, such as what GitHub answered.
  const sentences = [`Not started: ${reason.replace(/\.$/, '')}.`, ...(mend === null ? [] : [mend])];
  const text = redact(plainText(sentences.join(' ')));
  if (mend === null) log.info(text);
  else log.warning(text);
  const { sign, words } = verdicts.skipped;
  await summarise(`### ${sign} ${words}\n\n${literal(text)}\n`, doors);
  return {
    exitCode: exitCodeOf('skipped'),
    text: '',
    value: { conclusion: 'skipped', reason: text },
    outputs: { conclusion: 'skipped', reason: text },
  };
}
