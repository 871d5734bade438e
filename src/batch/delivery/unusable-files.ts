import { formatCount } from '../../format-number.js';
import type { UnusableFile } from './delivery-files.js';

const remedy = 'use the resume-key with which it was written';

export function submissionNotice({ name, problem }: UnusableFile): string {
  return `${name} of the state directory cannot be used, because ${problem}. Which requests it has sent is unknown, so no job is sent to a batch API: ${remedy}, or delete it to send its requests again and pay for them again.`;
}

/** Why jobs that may have been sent wait; `null` if all files can be used. */
export function unknownReason(files: readonly UnusableFile[]): string | null {
  const [file] = files;
  if (file === undefined) return null;
  const names = files.slice(0, maxNames).map(({ name }) => name);
  const more = files.length > maxNames ? ` and ${formatCount(files.length - maxNames, 'more file')}` : '';
  return `it may be at the batch API already: ${names.join(', ')}${more} cannot be used (${file.problem}); ${remedy}, or delete the file to send it again`;
}

const maxNames = 3;

export function answerReason({ name, problem }: UnusableFile): string {
  return `its answer in ${name} cannot be used (${problem}); ${remedy}, or delete the file to send it again`;
}

/** For people: answers that cannot be used. */
export function answersNotice(files: readonly UnusableFile[]): string | null {
  const [file] = files;
  if (file === undefined) return null;
  const answers = formatCount(files.length, 'stored answer');
  return `The state directory has ${answers} of a batch API that cannot be used, such as ${file.name}, because ${file.problem}. Nothing is sent again for them: use the resume-key with which they were written, or delete them to pay for them again.`;
}

export function mergedNotice({ name, problem }: UnusableFile): string {
  return `${name} cannot be used, because ${problem}. The merged state keeps it, so the next run does not send its requests again, which may be paid for: ${remedy}, or delete it from the merged state to pay for it again.`;
}
