import { isGitHubWrite } from '../github-writes/is-github-write.js';
import type { GitHubWriteResult } from '../github-writes/write-result.js';
import type { Result } from '../job/result/types.js';
import type { Artifacts } from '../platform/files/state/artifacts.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { type OutputPlaces, type Outputs, reportOutputs } from '../report/outputs.js';
import type { MarkdownReport, Report } from '../report/report.js';
import type { Settings } from '../settings/table.js';
import { type SummaryPorts, writeSummaryFile } from './summary-file.js';

export interface LocalPorts extends SummaryPorts {
  readonly artifacts: Artifacts;
  /** Sets the outputs of the step, replacing earlier values; `null` if there are none. */
  readonly setOutputs: ((outputs: Outputs) => Promise<void>) | null;
}

export interface Answering {
  /** Makes Markdown of the answer. Its parser is loaded only for a report that is shown as Markdown. */
  readonly withAnswer: (report: Report) => Promise<MarkdownReport>;
}

/** Before the first post, so that a killed run loses nothing, and again with the outcome of the posts. */
export async function writeLocalResults(
  report: Report,
  { hasSummary, ...places }: Omit<OutputPlaces, 'spill'> & { readonly hasSummary: boolean },
  ports: LocalPorts & Answering,
): Promise<Outputs> {
  const { artifacts, withAnswer, writeSummary } = ports;
  const isKept = report.links.reportPath !== null;
  const isShown = hasSummary && writeSummary !== null;
  if (isKept || isShown) {
    const [{ stepSummary, wholeReport }, answered] = await Promise.all([
      import('../report/summary.js'),
      withAnswer(report),
    ]);
    if (isKept) artifacts.write('report.md', wholeReport(answered));
    if (isShown) await writeSummaryFile(stepSummary(answered), ports);
  }
  if (!hasSummary) await writeSummaryFile('', ports);
  const spill = (name: string, value: string) => artifacts.writeRedacted(`output-${name}.txt`, value);
  return reportOutputs(report, { ...places, spill });
}

/** The rows of the writes until they have been applied. */
export async function pendingRows({ requests }: Result): Promise<readonly GitHubWriteResult[]> {
  const { withheld } = await import('./apply-writes.js');
  return withheld(
    requests.filter(isGitHubWrite),
    'interrupted',
    'The run was interrupted before it reported this write as posted.',
  );
}

export function isPosting({ requests }: Result, { publish, ...settings }: Settings): boolean {
  if (settings['github-token'] === undefined) return false;
  return (
    requests.some(isGitHubWrite) || (['comment', 'review', 'check'] as const).some((form) => publish.includes(form))
  );
}

/** True if it has more than the terminal shows, or can be resumed. A runner removes it, and outputs name its paths. */
export function keepsDirectory(
  { conclusion, changes, denials, requests }: Result,
  settings: Settings,
  { onRunner }: HostEnvironment,
): boolean {
  return (
    onRunner ||
    settings.transcript !== undefined ||
    settings.record !== undefined ||
    settings.resume !== undefined ||
    settings.publish.includes('handoff') ||
    (conclusion !== 'success' && conclusion !== 'skipped') ||
    (settings.worktree && changes.length > 0) ||
    denials.length > 0 ||
    requests.length > 0
  );
}
