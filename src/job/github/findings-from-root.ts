import { isAbsolute, posix } from 'node:path';
import { only } from '../../errors.js';
import type { RecordedRequest } from '../../github-writes/kinds.js';
import type { LineComment } from '../../github-writes/review/review-types.js';
import { asArray, asRecord } from '../../parsed-json.js';
import { FileProblem } from '../../platform/files/types.js';
import { GitProblem } from '../../platform/types.js';
import type { Result } from '../result/types.js';
import type { JobRuntime } from '../runtime/runtime.js';

/**
 * GitHub and GitLab count paths from the root of the repository, models from the workspace: a file that exists there is
 * meant, unless the pull request only changes the other one.
 */
export async function findingsFromRoot(
  result: Result,
  { files, git, ready }: JobRuntime,
  signal: AbortSignal,
): Promise<Result> {
  const structured = structuredPaths(result.structured);
  const allPaths = new Set([...result.requests.flatMap(pathsOf), ...structured]);
  if (allPaths.size === 0) return result;
  const prefix =
    (await git?.(signal)
      .prefix()
      .catch(only(GitProblem, () => ''))) ?? '';
  const uncertain = [...allPaths].filter((path) => prefix !== '' || isAbsolute(path));
  if (uncertain.length === 0) return result;
  await ready();
  const paths = new Map<string, string>();
  for (const path of uncertain) {
    const exists = (await files.info(path).catch(only(FileProblem, () => null))) !== null;
    const relative = files.relative(files.resolve(path));
    if (exists && !isAbsolute(relative)) paths.set(path, `${prefix}${relative}`);
  }
  const fromRoot = <T extends { readonly path: string }>(item: T): T => ({
    ...item,
    path: paths.get(item.path) ?? item.path,
  });
  // Only the changed files of the pull request decide which one a comment can be on.
  const withBoth = (comment: LineComment): LineComment => {
    const placed = fromRoot(comment);
    if (isAbsolute(comment.path)) return placed;
    const otherPath = placed.path === comment.path ? posix.join(prefix, comment.path) : comment.path;
    return otherPath === placed.path || otherPath.startsWith('../') ? placed : { ...placed, otherPath };
  };
  const requests = result.requests.map((request): RecordedRequest => {
    if (request.kind === 'findings') return { ...request, findings: request.findings.map(fromRoot) };
    return request.kind === 'review' ? { ...request, comments: request.comments.map(withBoth) } : request;
  });
  const findingPaths = [...paths]
    .filter(([path]) => structured.has(path))
    .map(([path, fromRoot]) => ({ path, fromRoot }));
  return { ...result, requests, ...(findingPaths.length === 0 ? {} : { findingPaths }) };
}

function pathsOf(request: RecordedRequest): readonly string[] {
  if (request.kind === 'findings') return request.findings.map(({ path }) => path);
  return request.kind === 'review' ? request.comments.map(({ path }) => path) : [];
}

/** Of the findings in a structured answer, which stays as the model wrote it. */
function structuredPaths(structured: unknown): ReadonlySet<string> {
  const paths = asArray(asRecord(structured)['findings']).map((item) => asRecord(item)['path']);
  return new Set(paths.flatMap((path) => (typeof path === 'string' ? [path.replace(/^\.\//, '')] : [])));
}
