import { annotationCommand } from '../../platform/terminal/workflow-commands.js';
import type { Finding } from '../../tools/self-report/types.js';

const levels = { error: 'error', warning: 'warning', note: 'notice' } as const;

/** GitHub shows only this many per step; more would only fill the log. */
const mostPerLevel = 10;

/** The findings as workflow commands, one per line: the first ones of each level, worst first. */
export function annotationLines(findings: readonly Finding[]): readonly string[] {
  return (['error', 'warning', 'note'] as const).flatMap((severity) =>
    findings
      .filter((finding) => finding.severity === severity)
      .slice(0, mostPerLevel)
      .map(({ path, line, endLine, title, message }) =>
        annotationCommand(levels[severity], { file: path, line, endLine: endLine ?? line, title }, message),
      ),
  );
}
