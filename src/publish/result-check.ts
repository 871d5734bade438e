import { fingerprint } from '../fingerprint.js';
import { formatCount } from '../format-number.js';
import type { GitHubWriteResult } from '../github-writes/write-result.js';
import type { NewCheckRun } from '../platform/github/write/write-check-run.js';
import { headline } from '../report/headline.js';
import { reportMarkdown } from '../report/markdown.js';
import type { MarkdownReport } from '../report/report.js';
import { truncateMarkdown } from '../sanitize/truncate-markdown.js';
import { shorten } from '../text.js';
import type { Finding } from '../tools/self-report/types.js';
import type { ApplyContext } from './apply-writes.js';

/** GitHub's limits for annotations in one request and for the characters of a summary. */
const annotationsAtOnce = 50;
const summaryCharacters = 65_535;

/** Readers do not scroll beyond this many; all findings are in the SARIF file. */
const maxAnnotations = 500;

const levels = { error: 'failure', warning: 'warning', note: 'notice' } as const;

/**
 * The check run is not created again for the same content, and continued if it was interrupted between annotations.
 * Other content is a new one: annotations cannot be removed, and GitHub shows the latest.
 */
export async function postResultCheck(
  report: MarkdownReport,
  { github, key, sha }: Pick<ApplyContext, 'github' | 'key'> & { readonly sha: string },
): Promise<GitHubWriteResult> {
  const conclusion = conclusionOf(report);
  const externalId = `sallyport:${key}:${fingerprint([JSON.stringify([conclusion, report.answer.text, report.findings])])}`;
  const name = key === 'default' ? 'Sallyport' : `Sallyport (${key})`;
  const annotations = report.findings.slice(0, maxAnnotations).map(annotationOf);
  const rest = report.findings.length - annotations.length;
  const part = (start: number): NewCheckRun => ({
    title: `${headline(report)}, ${formatCount(report.findings.length, 'finding')}`,
    summary: summaryOf(report),
    annotations: annotations.slice(start, start + annotationsAtOnce),
    conclusion: start + annotationsAtOnce >= annotations.length ? conclusion : null,
  });
  const written = await github.write('the check run', ['checks: write'], async (api) => {
    const existing = (await api.checkRuns(sha, name)).find((check) => check.externalId === externalId);
    if (existing?.isComplete === true) return { outcome: 'unchanged', url: existing.url } as const;
    let done = existing?.annotations ?? 0;
    const run = existing ?? (await api.createCheckRun(sha, name, externalId, part(0)));
    if (existing === undefined) done = annotationsAtOnce;
    else if (done >= annotations.length) await api.continueCheckRun(run.id, part(done));
    for (; done < annotations.length; done += annotationsAtOnce) await api.continueCheckRun(run.id, part(done));
    return { outcome: existing === undefined ? 'created' : 'updated', url: run.url } as const;
  });
  const note = rest > 0 ? `${formatCount(rest, 'more finding is', 'more findings are')} in the SARIF file.` : '';
  return { what: `Check run ${conclusion}`, ...written, note };
}

/** A run that did not finish never reports success. */
function conclusionOf({ result, findings }: MarkdownReport): 'success' | 'neutral' | 'failure' {
  if (findings.some(({ severity }) => severity === 'error')) return 'failure';
  if (findings.some(({ severity }) => severity === 'warning')) return 'neutral';
  return result.conclusion === 'success' ? 'success' : 'neutral';
}

function annotationOf({ path, line, endLine = line, severity, title, message }: Finding) {
  return {
    ...{ path, line, endLine, level: levels[severity] },
    ...{ title: shorten(title, 255), message: shorten(message, 16_000) },
  };
}

function summaryOf(report: MarkdownReport): string {
  const text = reportMarkdown(report, { text: 40_000, rows: 25, diffs: { total: 10_000, each: 4_000, files: 25 } });
  const whole = report.links.run === null ? null : 'in the run summary';
  return truncateMarkdown(text, { limit: summaryCharacters, unit: 'characters', whole });
}
