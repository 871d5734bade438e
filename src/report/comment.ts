import type { CommentTarget, GitHub, PostedComment } from '../host/types.js';
import { cutMarkdown } from './cut.js';
import { reportMarkdown } from './markdown.js';
import { markerFor } from './marker.js';
import type { Report } from './report.js';

/** GitHub refuses a longer comment. */
const limitCharacters = 65_536;

/** The body of the sticky comment: the marker, then the report, cut to what GitHub takes. */
export function commentBody(report: Report, key: string): string {
  const marker = markerFor(key);
  const text = reportMarkdown(report, { text: 40_000, rows: 25, diffs: { total: 10_000, each: 4_000, files: 25 } });
  const whole = report.links.run === null ? null : 'in the summary of the run';
  return `${marker}\n${cutMarkdown(text, { limit: limitCharacters - marker.length - 1, unit: 'characters', whole })}`;
}

/** Updates the sticky comment of this key in place, or posts it. Rejects with GitHubProblem. */
export async function publishComment(
  report: Report,
  { github, target, key }: { github: GitHub; target: CommentTarget; key: string },
): Promise<PostedComment> {
  return await github.upsertComment(target, markerFor(key), commentBody(report, key));
}
