import { resolve } from 'node:path';
import { batchReportText } from '../batch/report/batch-report-text.js';
import { batchSource } from '../batch/report/batch-source.js';
import { readBatch } from '../batch/report/read-batch.js';
import { isDirectory, readComparison, readReportText } from '../batch/report/report-files.js';
import { userError } from '../errors.js';
import { formatCount } from '../format-number.js';
import { plainText } from '../plain-text.js';
import { type HostEnvironment, secretsOf } from '../platform/host/host-environment.js';
import { createRedact } from '../platform/secrets/redact.js';
import { writeHtmlFile } from '../publish/html-file.js';
import { callHistoryMarkdown, callHistoryText, callRecords } from '../report/page/call-history.js';
import { defaultPageMegabytes } from '../report/page/page-limits.js';
import type { ReportSource, SourcePorts } from '../report/page/report-source.js';
import { transcriptSource } from '../report/page/transcript-source.js';
import { type CliInvocation, isSwitchedOn, textFlag } from './parse.js';

/** `sallyport report`: a run from its transcript, or a batch from its state directory, as text or as an HTML page. */
export async function report(invocation: CliInvocation, hostEnvironment: HostEnvironment): Promise<number> {
  const { directory, environment, stdio } = hostEnvironment;
  const [path] = invocation.operands;
  if (path === undefined) {
    const hint = 'write: sallyport report TRANSCRIPT, or sallyport report STATE_DIR';
    throw userError(['argument-invalid'], 'a transcript or a state directory is missing', hint);
  }
  const redact = createRedact(secretsOf(environment));
  const ports: SourcePorts = {
    directory,
    clean: (text) => redact(plainText(text)),
    onNotice: (text) => stdio.err(`${redact(plainText(text))}\n`),
  };
  const html = textFlag(invocation, 'html');
  const settings = { previous: textFlag(invocation, 'previous'), maxBytes: maxBytesOf(invocation) };
  if (await isDirectory(path, directory))
    return await reportBatch(path, { invocation, ports, stdio, html, ...settings });
  if (settings.previous !== undefined) {
    const hint = 'name the state directory of a batch, or leave --previous out';
    throw userError(['argument-invalid', '--previous'], 'only batches are compared', hint, path);
  }
  const source = transcriptSource(path, await readReportText(path, directory), { clean: ports.clean, result: null });
  if (html !== undefined) return await writeHtml(html, source, { ports, stdio, ...settings });
  for await (const { entries } of source.jobs()) {
    if (isSwitchedOn(invocation, 'json')) stdio.out(`${JSON.stringify(callRecords(entries), null, 2)}\n`);
    else if (isSwitchedOn(invocation, 'markdown')) stdio.out(callHistoryMarkdown(entries));
    else stdio.out(callHistoryText(entries));
  }
  return 0;
}

interface Reporting {
  readonly ports: SourcePorts;
  readonly stdio: HostEnvironment['stdio'];
  readonly maxBytes: number;
}

async function reportBatch(
  path: string,
  reporting: Reporting & {
    readonly invocation: CliInvocation;
    readonly html: string | undefined;
    readonly previous: string | undefined;
  },
): Promise<number> {
  const { invocation, ports, stdio, html, previous } = reporting;
  const batch = await readBatch(resolve(ports.directory, path), ports.onNotice);
  const comparison = previous === undefined ? null : await readComparison(previous, ports);
  const source = await batchSource(batch, comparison, ports);
  if (html !== undefined) return await writeHtml(html, source, reporting);
  if (isSwitchedOn(invocation, 'json')) stdio.out(`${JSON.stringify(source.overview, null, 2)}\n`);
  else stdio.out(await batchReportText(batch, ports.clean, { asMarkdown: isSwitchedOn(invocation, 'markdown') }));
  return 0;
}

async function writeHtml(path: string, source: ReportSource, { ports, stdio, maxBytes }: Reporting): Promise<number> {
  const file = { path: resolve(ports.directory, path), maxBytes, location: '--html' };
  const { outside } = await writeHtmlFile(file, source);
  const left = `The conversations of ${formatCount(outside, 'job')} did not fit: raise --max-mb to include them.`;
  stdio.err(`${path}\n${outside === 0 ? '' : `${left}\n`}`);
  return 0;
}

function maxBytesOf(invocation: CliInvocation): number {
  const text = textFlag(invocation, 'max-mb') ?? String(defaultPageMegabytes);
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value > 0) return value * 1_000_000;
  const hint = `write a number such as --max-mb ${String(defaultPageMegabytes)}`;
  throw userError(['argument-invalid', '--max-mb'], 'not a size in megabytes', hint, text);
}
