import { basename, dirname, resolve } from 'node:path';
import { only } from '../errors.js';
import { openStateDirectory } from '../platform/files/state/state-directory.js';
import { FileProblem } from '../platform/files/types.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { codeQuality } from '../report/formats/code-quality.js';
import { junit, junitError } from '../report/formats/junit.js';
import type { Settings } from '../settings/table.js';
import type { Finding } from '../tools/self-report/types.js';
import type { SummaryPorts } from './summary-file.js';

interface FindingReportPorts extends Pick<SummaryPorts, 'log' | 'redact'> {
  readonly settings: Pick<Settings, 'code-quality-report' | 'junit-report'>;
  readonly hostEnvironment: Pick<HostEnvironment, 'directory'>;
}

export interface FindingReport {
  readonly findings: readonly Finding[];
  /** How the run ended, if it did not end well. */
  readonly problem: { readonly conclusion: string; readonly reason: string } | null;
}

/**
 * For the artifacts of a CI system, also without findings, so that old ones disappear: a run that did not end well
 * leaves no Code Quality report, and an error in JUnit. A failed write is a warning.
 */
export async function writeFindingReports(
  { findings, problem }: FindingReport,
  { settings, hostEnvironment, log, redact }: FindingReportPorts,
): Promise<void> {
  const files = [
    [settings['code-quality-report'], problem === null ? codeQuality(findings) : null],
    [settings['junit-report'], problem === null ? junit(findings) : junitError(problem.conclusion, problem.reason)],
  ] as const;
  for (const [name, text] of files) {
    if (name === undefined) continue;
    const path = resolve(hostEnvironment.directory, name);
    const warn = ({ message }: FileProblem) => log.warning(`The file ${name} could not be written: ${redact(message)}`);
    await openStateDirectory(dirname(path), { create: true, root: null })
      .then(async (directory) => {
        if (text === null) await directory.remove(basename(path));
        else await directory.write(basename(path), redact(text));
      })
      .catch(only(FileProblem, warn));
  }
}
