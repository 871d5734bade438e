import { resolve } from 'node:path';
import { messageOf, rethrowUnless, UserError } from '../errors.js';
import type { Result } from '../job/result/types.js';
import { plainText } from '../plain-text.js';
import { createFileSystem } from '../platform/files/file-system.js';
import { FileProblem } from '../platform/files/types.js';
import { writeHtmlFile } from '../publish/html-file.js';
import { defaultPageBytes } from '../report/page/page-limits.js';
import { transcriptSource } from '../report/page/transcript-source.js';
import type { HostPorts } from '../start/refused.js';

const maxTranscriptBytes = 200_000_000;

/** Writes the HTML report of a run. A page that cannot be written is a warning: the run is what was paid for. */
export async function writeRunPage(path: string, result: Result, ports: HostPorts): Promise<void> {
  const { hostEnvironment, redact, log } = ports;
  const { transcriptPath } = result;
  if (transcriptPath === null) return;
  const { directory } = hostEnvironment;
  try {
    const files = createFileSystem({ root: directory, guard: () => null });
    const text = (await files.read(transcriptPath, maxTranscriptBytes)).toString('utf8');
    const clean = (part: string) => redact(plainText(part));
    const source = transcriptSource(transcriptPath, text, { clean, result });
    const file = { path: resolve(directory, path), maxBytes: defaultPageBytes, location: 'html-report' };
    await writeHtmlFile(file, source);
  } catch (error) {
    if (!(error instanceof FileProblem)) rethrowUnless(error, UserError);
    log.warning(`The HTML report could not be written: ${redact(messageOf(error))}`);
  }
}
