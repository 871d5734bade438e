import { formatCount, formatNumber } from '../format-number.js';
import type { Conclusion, Result } from '../job/result/types.js';
import { asArray, asRecord, isRecord } from '../parsed-json.js';
import { inlineCode, sentenceMarkdown } from '../sanitize/literal.js';
import type { Settings } from '../settings/table.js';
import { shorten } from '../text.js';
import { findingInput, withoutGaps } from '../tools/self-report/finding-input.js';
import type { Finding } from '../tools/self-report/types.js';

/** The maximum that ReportFindings calls can produce. */
const maxFindings = 4_000;

/**
 * The model's, then those in `findings` of a structured answer, without duplicates. If no item has the documented form,
 * the list is something else; otherwise `invalid` counts those without it.
 */
export function findingsOf({
  requests,
  structured,
  findingPaths = [],
}: Pick<Result, 'requests' | 'structured' | 'findingPaths'>) {
  const reported = requests.flatMap((request) => (request.kind === 'findings' ? request.findings : []));
  const listed = asFindings(asArray(asRecord(structured)['findings']).slice(0, maxFindings));
  const fromRoot = new Map(findingPaths.map((pair) => [pair.path, pair.fromRoot]));
  const known = listed.flatMap((finding) =>
    finding === null ? [] : [{ ...finding, path: fromRoot.get(finding.path) ?? finding.path }],
  );
  const all = [...reported, ...known].slice(0, maxFindings);
  return {
    findings: [...new Map(all.map((finding) => [JSON.stringify(finding), finding])).values()],
    invalid: known.length === 0 ? 0 : listed.length - known.length,
  };
}

/** Whether a run has looked at everything, so that what it does not report is not there. */
export const isAnalysis = (conclusion: Conclusion): boolean => conclusion === 'success' || conclusion === 'no-output';

/** Whether a run is expected to report findings, also none. */
export function reportsFindings(
  { findings, result }: { readonly findings: readonly Finding[]; readonly result: Pick<Result, 'structured'> },
  settings: Pick<Settings, 'publish' | 'code-quality-report' | 'junit-report'>,
): boolean {
  return findings.length > 0 || offersFindings(settings) || hasFindingsField(result);
}

/** A structured answer can say that there are none. */
export const hasFindingsField = ({ structured }: Pick<Result, 'structured'>): boolean =>
  Array.isArray(asRecord(structured)['findings']);

const showsFindings: ReadonlySet<string> = new Set(['annotations', 'check', 'review']);

/** Whether the model gets the tool for them. */
export function offersFindings(settings: Pick<Settings, 'publish' | 'code-quality-report' | 'junit-report'>): boolean {
  return (
    settings.publish.some((target) => showsFindings.has(target)) ||
    settings['code-quality-report'] !== undefined ||
    settings['junit-report'] !== undefined
  );
}

/** `null` for what has another form. Other fields are ignored, and `null` counts as not set: some providers require every field. */
function asFindings(items: readonly unknown[]): readonly (Finding | null)[] {
  // Each job of a batch comes here, and most have no findings; a schema takes longer to make than to apply.
  if (items.length === 0) return [];
  const schema = findingInput();
  return items.map((value) => {
    if (!isRecord(value)) return null;
    const given = Object.entries(value).filter(([name, field]) => Object.hasOwn(schema.shape, name) && field !== null);
    const { data } = schema.safeParse(Object.fromEntries(given));
    return data === undefined ? null : withoutGaps(data);
  });
}

/** A sentence for people; empty without invalid ones. */
export function invalidFindingsNotices(invalid: number): readonly string[] {
  if (invalid === 0) return [];
  const subject =
    invalid === 1
      ? '1 of the findings in the structured answer has'
      : `${String(invalid)} of the findings in the structured answer have`;
  return [`${subject} not the form described in docs/findings.md and only appears in the answer.`];
}

export function findingsSection(findings: readonly Finding[], limit: number): string {
  const shown = findings.slice(0, limit);
  const more = findings.length - shown.length;
  const rows = shown.map((finding) => {
    const location = inlineCode(shorten(locationOfFinding(finding), 200));
    return `| ${finding.severity} | ${location} | ${sentenceMarkdown(shorten(finding.title, 200))} | ${sentenceMarkdown(shorten(finding.message, 500))} |`;
  });
  return [
    `#### Findings (${formatNumber(findings.length)})`,
    ['| Severity | Location | Title | Details |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    ...(more > 0 ? [`And ${formatCount(more, 'more finding')}.`] : []),
  ].join('\n\n');
}

/** `src/a.ts:3`, `src/a.ts:3-5`. */
export function locationOfFinding({ path, line, endLine }: Finding): string {
  return `${path}:${String(line)}${endLine === undefined ? '' : `-${String(endLine)}`}`;
}

/** By line, so that findings that are alike are counted in the same order in every run. */
export function inFileOrder(findings: readonly Finding[]): readonly Finding[] {
  return findings.toSorted((a, b) => a.line - b.line);
}
