import { type Fault, UserError } from '../../errors.js';
import { FileProblem } from '../../platform/types.js';
import type { PromptSpec, Segment } from '../types.js';
import { type FileOptions, failedFault, ignoredOf, isGitIgnored, mayStay } from './file.js';
import { type Failed, type FileDoors, namesNothing, refusedByRules, wordsOf } from './read.js';

/**
 * Rejects with UserError (`placeholder-failed`) for each file of the template that rendering could not insert, with the
 * faults that rendering would give. Reads nothing; files that the rules refuse are left to the plan, which lists them.
 */
export async function checkFiles(
  spec: PromptSpec,
  segments: readonly Segment[],
  doors: Pick<FileDoors, 'files' | 'judge'>,
  options: Pick<FileOptions, 'missingFiles'>,
): Promise<void> {
  const named = segments.filter(({ kind }) => kind === 'file');
  const paths = named.filter(({ content }) => content !== '').map(({ content }) => doors.files.resolve(content));
  const ignored = await ignoredOf(paths, doors);
  const faults: Fault[] = [];
  const seen = new Set<string>();
  for (const segment of named) {
    const path = doors.files.resolve(segment.content);
    if (seen.has(path)) continue;
    seen.add(path);
    const outcome = segment.content === '' ? namesNothing : await failureOf(path, doors, ignored);
    if (outcome !== null && !mayStay(spec, segment, { outcome, options })) {
      faults.push(failedFault(spec, segment, outcome));
    }
  }
  if (faults.length > 0) throw new UserError(faults);
}

async function failureOf(
  path: string,
  { files, judge }: Pick<FileDoors, 'files' | 'judge'>,
  ignored: ReadonlySet<string> | FileProblem,
): Promise<Failed | null> {
  if (refusedByRules(path, judge) !== null) return null;
  try {
    await files.info(path);
  } catch (error) {
    return error instanceof FileProblem && error.code === 'refused' ? null : wordsOf(error, 0);
  }
  if (ignored instanceof FileProblem) return wordsOf(ignored, 0);
  return isGitIgnored(path, ignored, judge);
}
