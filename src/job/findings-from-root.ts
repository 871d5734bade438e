import { isAbsolute } from 'node:path';
import { only } from '../errors.js';
import { FileProblem } from '../platform/files/types.js';
import { GitProblem } from '../platform/types.js';
import type { Finding } from '../tools/github/types.js';
import type { JobRuntime } from './runtime.js';
import type { Result } from './types.js';

/**
 * Findings name files from the root of the repository, for GitHub and GitLab. The other paths of a model are relative to
 * the workspace, which may be a directory of the repository, so a file that exists there is meant.
 */
export async function findingsFromRoot(
  result: Result,
  { files, git }: Pick<JobRuntime, 'files' | 'git'>,
  signal: AbortSignal,
): Promise<Result> {
  if (!result.requests.some(({ kind }) => kind === 'findings')) return result;
  const prefix =
    (await git?.(signal)
      .prefix()
      .catch(only(GitProblem, () => ''))) ?? '';
  const fromRoot = async (finding: Finding): Promise<Finding> => {
    if (prefix === '' && !isAbsolute(finding.path)) return finding;
    const exists = (await files.info(finding.path).catch(only(FileProblem, () => null))) !== null;
    const path = files.relative(files.resolve(finding.path));
    return exists && !isAbsolute(path) ? { ...finding, path: `${prefix}${path}` } : finding;
  };
  const requests = result.requests.map(async (request) =>
    request.kind === 'findings' ? { ...request, findings: await Promise.all(request.findings.map(fromRoot)) } : request,
  );
  return { ...result, requests: await Promise.all(requests) };
}
