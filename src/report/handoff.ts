import type { Result } from '../job/types.js';
import { markerFor } from '../platform/github/comment-marker.js';
import { shorten } from '../text.js';
import type { Finding } from '../tools/github/types.js';
import { findingsSection } from './findings.js';
import { truncateMarkdown } from './truncate-markdown.js';

/**
 * What a run without secrets leaves for a second workflow to post; docs/forks.md describes the same fields. It names
 * no pull request, no account and no verdict: whoever can write the file must not choose them.
 */
export interface Handoff {
  readonly version: 1;
  /** The commit that the run was about. */
  readonly head: string;
  readonly text: string;
  readonly findings?: readonly HandoffFinding[];
}

export type HandoffFinding = Pick<Finding, 'path' | 'line' | 'endLine' | 'severity' | 'title' | 'message'>;

/** UTF-16 units, but for the file, and how many findings. */
export const handoffLimits = {
  fileBytes: 1_000_000,
  text: 40_000,
  findings: 100,
  path: 500,
  title: 200,
  message: 1_000,
};

/** The hand-off of a run on this commit, within the limits. Takes redacted texts. */
export function handoffOf({ text }: Pick<Result, 'text'>, findings: readonly Finding[], head: string): Handoff {
  const kept = findings.filter(({ path }) => path.length <= handoffLimits.path).slice(0, handoffLimits.findings);
  return {
    version: 1,
    head,
    text: truncateMarkdown(text, { limit: handoffLimits.text, unit: 'characters', whole: null }),
    ...(kept.length === 0 ? {} : { findings: kept.map(asHandedOff) }),
  };
}

function asHandedOff({ path, line, endLine, severity, title, message }: Finding): HandoffFinding {
  return {
    path,
    line,
    severity,
    ...(endLine === undefined ? {} : { endLine }),
    title: shorten(title, handoffLimits.title),
    message: shorten(message, handoffLimits.message),
  };
}

export interface HandoffContext {
  /** The text as Markdown that can be posted. */
  readonly text: string;
  readonly findings: readonly HandoffFinding[];
  readonly head: string;
  /** Address of the run that left it; null where it is not known. */
  readonly run: string | null;
}

/** The post as Markdown: who is to blame for it comes first, since it looks like a word of ours. */
export function handoffMarkdown({ text, findings, head, run }: HandoffContext): string {
  const place = run === null ? 'A run' : `[A run](${run})`;
  return `${[
    "### From the pull request's own code",
    `${place} without secrets on commit ${head.slice(0, 12)} left this. Whoever wrote the pull request could have changed it: it is not checked by anybody.`,
    ...(text === '' ? ['It left no text.'] : ['---', text, '---']),
    ...(findings.length === 0 ? [] : [findingsSection(findings, handoffLimits.findings)]),
  ].join('\n\n')}\n`;
}

/** The first line of the comment. Its own part: it never takes the place of what a run with secrets said. */
export function handoffMarker(key: string): string {
  return markerFor(key, 'handoff');
}

/** The comment: marker and Markdown, cut to what GitHub takes. */
export function handoffComment(key: string, markdown: string): string {
  const marker = handoffMarker(key);
  return `${marker}\n${truncateMarkdown(markdown, { limit: 65_536 - marker.length - 1, unit: 'characters', whole: null })}`;
}
