import type { RunEvent } from '../../agent/events.js';
import type { DiffCoverage } from '../../event/context/diff.js';

/** Files that tools generate: a review may leave them out. */
const lockFile = /(?:^|\/)(?:go\.sum|[^/]*[.-]lock(?:\.\w+)?|package-lock\.json|npm-shrinkwrap\.json)$/;

/** The coverage after an event: a changed file also counts as read once a call opened it or a command printed its diff. */
export function coverageAfter(coverage: DiffCoverage, event: RunEvent): DiffCoverage {
  const seen = event.type === 'sub-agent' ? event.event : event;
  if (seen.type !== 'tool-end' || seen.result.isError || coverage.missing.length === 0) return coverage;
  const { call, parts } = seen.result;
  const opened = call.name === 'Read' ? pathIn(call.input) : '';
  const printed = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  const isRead = (path: string): boolean =>
    opened === path || opened.endsWith(`/${path}`) || printed.includes(`\n+++ b/${path}\n`);
  const missing = coverage.missing.filter((path) => !isRead(path));
  return missing.length === coverage.missing.length ? coverage : { ...coverage, missing };
}

function pathIn(input: unknown): string {
  const { file_path, path } = (input ?? {}) as { readonly file_path?: unknown; readonly path?: unknown };
  const filePath = file_path ?? path;
  return typeof filePath === 'string' ? filePath.replace(/^\.\//, '') : '';
}

/** The changed files that the model has not seen, without those that tools generate. */
export function unseenFiles({ missing }: DiffCoverage): readonly string[] {
  return missing.filter((path) => !lockFile.test(path));
}
