import type { Finding } from '../tools/github/types.js';
import { fingerprint } from './fingerprint.js';

const severities = { error: 'major', warning: 'minor', note: 'info' } as const;

/** The findings as a Code Quality report, which GitLab shows in a merge request without a token. */
export function codeQuality(findings: readonly Finding[]): string {
  const issues = findings.map(({ path, line, endLine = line, severity, title, message, rule = 'finding' }, index) => ({
    description: `${title}: ${message}`,
    check_name: rule,
    // Without the line number, and different for each finding of a report: GitLab drops those that are alike.
    fingerprint: fingerprint([JSON.stringify([rule, path, title, repetitionOf(findings, index)])], 32),
    severity: severities[severity],
    location: { path, lines: { begin: line, end: endLine } },
  }));
  return `${JSON.stringify(issues, null, 2)}\n`;
}

/** How many findings before this one have the same rule, file and title. */
function repetitionOf(findings: readonly Finding[], index: number): number {
  const own = findings[index];
  const isAlike = ({ rule, path, title }: Finding) => rule === own?.rule && path === own?.path && title === own.title;
  return findings.slice(0, index).filter(isAlike).length;
}
