import type { CommentTarget, GitHub, PostedComment } from '../host/types.js';
import { cutMarkdown } from './cut.js';
import { reportMarkdown } from './markdown.js';
import type { Report } from './report.js';

/** GitHub refuses a longer comment. */
const limitCharacters = 65_536;

/**
 * The first line of a sticky comment, which readers do not see. Runs with the same key find the same comment.
 * A key of letters, digits, dots, dashes and underscores is expected; any other is encoded so that it can neither
 * end the HTML comment nor look like another key.
 */
export function markerFor(key: string): string {
  const safe = [...Buffer.from(key, 'utf8')].map((byte) => {
    const character = String.fromCharCode(byte);
    return /[A-Za-z0-9._-]/.test(character) ? character : `%${byte.toString(16).padStart(2, '0')}`;
  });
  return `<!-- sallyport:${safe.join('').replace(/-(?=-|$)/g, '%2d')} -->`;
}

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
