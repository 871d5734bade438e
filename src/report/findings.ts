import { shorten } from '../text.js';
import type { Finding, Intent } from '../tools/post/types.js';
import { count, counted } from './figures.js';
import { inlineCode, literal } from './literal.js';

/** All findings of a run in their order, each once: a model may report the same twice. */
export function findingsOf(intents: readonly Intent[]): readonly Finding[] {
  const all = intents.flatMap((intent) => (intent.kind === 'findings' ? intent.findings : []));
  return [...new Map(all.map((finding) => [JSON.stringify(finding), finding])).values()];
}

/** The findings as a Markdown section. */
export function findingsSection(findings: readonly Finding[], limit: number): string {
  const shown = findings.slice(0, limit);
  const more = findings.length - shown.length;
  const rows = shown.map((finding) => {
    const place = inlineCode(shorten(placeOfFinding(finding), 200));
    return `| ${finding.severity} | ${place} | ${literal(shorten(finding.title, 200))} | ${literal(shorten(finding.message, 500))} |`;
  });
  return [
    `#### Findings (${count(findings.length)})`,
    ['| Severity | Place | What | Why |', '| --- | --- | --- | --- |', ...rows].join('\n'),
    ...(more > 0 ? [`And ${counted(more, 'more finding')}.`] : []),
  ].join('\n\n');
}

/** `src/a.ts:3`, `src/a.ts:3-5`. */
export function placeOfFinding({ path, line, endLine }: Finding): string {
  return `${path}:${String(line)}${endLine === undefined ? '' : `-${String(endLine)}`}`;
}
