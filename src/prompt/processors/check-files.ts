import { type Diagnostic, UserError } from '../../errors.js';
import { FileProblem } from '../../platform/files/types.js';
import type { PromptSpec, TemplateSegment } from '../types.js';
import { type FileOptions, failedDiagnostic, ignoredOf, isGitIgnored, mayStay } from './file.js';
import { type Failed, type FileInsertPorts, fileRefusalText, namesNothing, refusedByRules } from './read.js';

/** Rejects with UserError `placeholder-failed` for files that rendering could not insert. Reads nothing. */
export async function checkFiles(
  spec: PromptSpec,
  segments: readonly TemplateSegment[],
  ports: Pick<FileInsertPorts, 'files' | 'policy'>,
  options: Pick<FileOptions, 'missingFiles'>,
): Promise<void> {
  const named = segments.filter(({ kind }) => kind === 'file');
  const paths = named.filter(({ content }) => content !== '').map(({ content }) => ports.files.resolve(content));
  const ignored = await ignoredOf(paths, ports);
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<string>();
  for (const segment of named) {
    const path = ports.files.resolve(segment.content);
    if (seen.has(path)) continue;
    seen.add(path);
    const outcome = segment.content === '' ? namesNothing : await failureOf(path, ports, ignored);
    if (outcome !== null && !mayStay(spec, segment, { outcome, options })) {
      diagnostics.push(failedDiagnostic(spec, segment, outcome));
    }
  }
  if (diagnostics.length > 0) throw new UserError(diagnostics);
}

async function failureOf(
  path: string,
  { files, policy }: Pick<FileInsertPorts, 'files' | 'policy'>,
  ignored: ReadonlySet<string> | FileProblem,
): Promise<Failed | null> {
  if (refusedByRules(path, policy) !== null) return null;
  try {
    await files.info(path);
  } catch (error) {
    return error instanceof FileProblem && error.code === 'refused' ? null : fileRefusalText(error, 0);
  }
  if (ignored instanceof FileProblem) return fileRefusalText(ignored, 0);
  return isGitIgnored(path, ignored, policy);
}
