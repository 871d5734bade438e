import { fingerprint } from '../../fingerprint.js';
import type { Finding } from '../../tools/self-report/types.js';
import { inFileOrder } from '../findings.js';

const severities = { error: 'major', warning: 'minor', note: 'info' } as const;

/** The findings as a Code Quality report, which GitLab shows in a merge request without a token. */
export function codeQuality(findings: readonly Finding[]): string {
  const repetitions = new Map<Finding, number>();
  const counts = new Map<string, number>();
  for (const finding of inFileOrder(findings)) {
    const { path, title, rule = 'finding' } = finding;
    const name = JSON.stringify([rule, path, title]);
    const before = counts.get(name) ?? 0;
    repetitions.set(finding, before);
    counts.set(name, before + 1);
  }
  const issues = findings.map((finding) => {
    const { path, line, endLine = line, severity, title, message, rule = 'finding' } = finding;
    return {
      description: `${title}: ${message}`,
      check_name: rule,
      // Without the line number, and different for each finding of a report: GitLab drops those that are alike.
      fingerprint: fingerprint([JSON.stringify([rule, path, title, repetitions.get(finding)])], 32),
      severity: severities[severity],
      location: { path, lines: { begin: line, end: endLine } },
    };
  });
  return `${JSON.stringify(issues, null, 2)}\n`;
}
