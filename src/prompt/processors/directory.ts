import { FileProblem } from '../../host/types.js';
import type { Part, TextPart } from '../../messages/types.js';
import { joinTexts } from '../message-parts.js';
import { shownName } from './mentions.js';
import type { FileBudget, FileDoors, ReadFile } from './read.js';
import { readOne } from './read.js';

/** Files that are open at once; more of them do not read faster. */
const atOnce = 16;

/**
 * The files below a directory in byte order of their paths, each behind a line with its path, and a last line
 * that says what was left out and why. Rejects with FileProblem where the directory itself cannot be walked.
 */
export async function readDirectory(path: string, doors: FileDoors, budget: FileBudget): Promise<Part[]> {
  const { files, signal } = doors;
  const walked = await files.walk(path, { limit: budget.files, signal });
  const pieces: Part[] = [textPart(`[directory ${shownName(files.relative(path))}: ${walked.paths.length} files]\n`)];
  let beyond = 0;
  for (let start = 0; start < walked.paths.length && !signal.aborted; start += atOnce) {
    const batch = walked.paths.slice(start, start + atOnce);
    const read = await Promise.all(batch.map(async (file) => (beyond > 0 ? null : readOne(file, doors, budget))));
    batch.forEach((file, index) => {
      const result = read[index] ?? null;
      // After the first file that does not fit none follows, or which ones do would depend on their sizes.
      if (result === null || beyond > 0 || (result.kind === 'part' && result.bytes > budget.left)) {
        beyond += 1;
        return;
      }
      if (result.kind === 'part') budget.left -= result.bytes;
      pieces.push(...piecesOf(shownName(files.relative(file)), result));
    });
  }
  const leftOut = [
    walked.ignored > 0 ? `${walked.ignored} ignored by git` : '',
    walked.refused > 0 ? `${walked.refused} refused by the rules` : '',
    beyond > 0 ? `${beyond} beyond the limit of ${budget.totalBytes} bytes for the files of a prompt` : '',
    walked.truncated ? `more files, beyond the limit of ${budget.files} for a directory` : '',
  ].filter((words) => words !== '');
  pieces.push(textPart(`[end of directory${leftOut.length === 0 ? '' : `; left out: ${leftOut.join(', ')}`}]\n`));
  return joinTexts(pieces);
}

function piecesOf(name: string, result: ReadFile): Part[] {
  if (result.kind === 'failed') return [textPart(`[file ${name}, left out: ${result.why}]\n`)];
  const header = textPart(`[file ${name}${result.note === null ? '' : `, ${result.note}`}]\n`);
  if (result.part.type === 'media') return [header, result.part];
  const { text } = result.part;
  return [header, textPart(text === '' || text.endsWith('\n') ? text : `${text}\n`)];
}

function textPart(text: string): TextPart {
  return { type: 'text', text };
}

/** Whether a path is a directory; false where it cannot be looked at, so that reading it tells why. */
export async function isDirectory(path: string, { files }: Pick<FileDoors, 'files'>): Promise<boolean> {
  try {
    return (await files.info(path)).kind === 'directory';
  } catch (error) {
    if (error instanceof FileProblem) return false;
    throw error;
  }
}
