import { formatCount } from '../../format-number.js';
import type { Part, TextPart } from '../../messages/types.js';
import { joinTexts } from '../message-parts.js';
import { type FileBudget, type FileInsertPorts, type FileLimits, type ReadFile, readOne, shownPath } from './read.js';

/** In byte order, each below its path, then what was omitted. Rejects with FileProblem without the directory. */
export async function readDirectory(path: string, ports: FileInsertPorts, budget: FileBudget): Promise<Part[]> {
  const { files, signal } = ports;
  const walked = await files.walk(path, { limit: budget.files, signal });
  const parts: Part[] = [
    textPart(`[directory ${shownPath(files.relative(path))}: ${formatCount(walked.paths.length, 'file')}]\n`),
  ];
  let read = 0;
  for await (const { file, result } of readInOrder(walked.paths, ports, budget)) {
    read += 1;
    parts.push(...piecesOf(shownPath(files.relative(file)), result));
  }
  const beyond = signal.aborted ? 0 : walked.paths.length - read;
  const omissions = [
    walked.ignored > 0 ? `${walked.ignored} ignored by git` : '',
    walked.refused > 0 ? `${walked.refused} refused by the rules` : '',
    beyond > 0 ? `${beyond} beyond the limit of ${budget.totalBytes} bytes for the files of a prompt` : '',
    walked.truncated ? `more files, beyond the limit of ${budget.files} for a directory` : '',
  ].filter((words) => words !== '');
  parts.push(textPart(`[end of directory${omissions.length === 0 ? '' : `; omitted: ${omissions.join(', ')}`}]\n`));
  return joinTexts(parts);
}

/** The files below a directory whose content a prompt with only this directory would have. Rejects as `readDirectory`. */
export async function insertedBelow(
  path: string,
  ports: FileInsertPorts,
  limits: FileLimits,
): Promise<ReadonlySet<string>> {
  const { paths } = await ports.files.walk(path, { limit: limits.files, signal: ports.signal });
  const inserted = new Set<string>();
  for await (const { file, result } of readInOrder(paths, ports, { ...limits, left: limits.totalBytes }))
    if (result.kind === 'parts') inserted.add(file);
  return inserted;
}

/** No file follows the first one that does not fit; otherwise the sizes would decide which files are included. */
async function* readInOrder(
  paths: readonly string[],
  ports: FileInsertPorts,
  budget: FileBudget,
): AsyncGenerator<{ readonly file: string; readonly result: ReadFile }> {
  for (const file of paths) {
    if (ports.signal.aborted) return;
    const result = await readOne(file, ports, budget);
    const bytes = result.kind === 'parts' ? result.bytes : 0;
    if (bytes > budget.left) return;
    budget.left -= bytes;
    yield { file, result };
  }
}

function piecesOf(name: string, result: ReadFile): Part[] {
  if (result.kind === 'failed') return [textPart(`[file ${name}, omitted: ${result.why}]\n`)];
  const header = textPart(`[file ${name}${result.note === null ? '' : `, ${result.note}`}]\n`);
  const last = result.parts.at(-1);
  const isOpen = last?.type === 'text' && last.text !== '' && !last.text.endsWith('\n');
  return [header, ...result.parts, ...(isOpen ? [textPart('\n')] : [])];
}

function textPart(text: string): TextPart {
  return { type: 'text', text };
}
