import { commentLimit } from '../github-writes/marked-body.js';
import type { Result } from '../job/result/types.js';
import { markerFor } from '../platform/github/comment-marker.js';
import { truncateMarkdown } from '../sanitize/truncate-markdown.js';
import { shorten } from '../text.js';
import type { Finding } from '../tools/self-report/types.js';
import { findingsSection } from './findings.js';

/** Of an unprivileged run, as in docs/forks.md. No pull request, account or review event: a writer must not choose. */
export interface Handoff {
  readonly version: 1;
  /** The commit that the run was for. */
  readonly head: string;
  readonly text: string;
  readonly findings?: readonly Finding[];
}

/** In UTF-16 units, except for the bytes of the file and the number of findings. */
export const handoffLimits = {
  fileBytes: 1_000_000,
  text: 40_000,
  findings: 100,
  path: 500,
  title: 200,
  message: 1_000,
};

/** The hand-off of a run on this commit, within the limits. Expects redacted texts. */
export function handoffOf({ text }: Pick<Result, 'text'>, all: readonly Finding[], head: string): Handoff {
  const kept = all.filter(({ path }) => path.length <= handoffLimits.path).slice(0, handoffLimits.findings);
  const findings = kept.map(({ path, line, endLine, severity, title, message }) => ({
    ...{ path, line, severity, ...(endLine === undefined ? {} : { endLine }) },
    ...{ title: shorten(title, handoffLimits.title), message: shorten(message, handoffLimits.message) },
  }));
  return {
    version: 1,
    head,
    text: truncateMarkdown(text, { limit: handoffLimits.text, unit: 'characters', whole: null }),
    ...(findings.length === 0 ? {} : { findings }),
  };
}

/** Its source first, because it looks like Sallyport's own. `text` is safe to post; `run`: the address of its run. */
export function handoffMarkdown({
  text,
  findings,
  head,
  run,
}: Required<Omit<Handoff, 'version'>> & { readonly run: string | null }): string {
  const source = run === null ? 'A run' : `[A run](${run})`;
  return `${[
    "### From the pull request's own code",
    `${source} without secrets on commit ${head.slice(0, 12)} produced this result. The author of the pull request could have changed it: it has not been verified.`,
    ...(text === '' ? ['It contains no text.'] : ['---', text, '---']),
    ...(findings.length === 0 ? [] : [findingsSection(findings, handoffLimits.findings)]),
  ].join('\n\n')}\n`;
}

/** The first line of the comment. It has its own part, so it never replaces the result of a run with secrets. */
export function handoffMarker(key: string): string {
  return markerFor(key, 'handoff');
}

export function handoffComment(key: string, markdown: string): string {
  const marker = handoffMarker(key);
  return `${marker}\n${truncateMarkdown(markdown, { limit: commentLimit - marker.length - 1, unit: 'characters', whole: null })}`;
}
