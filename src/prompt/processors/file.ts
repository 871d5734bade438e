import type { Fault } from '../../errors.js';
import { UserError } from '../../errors.js';
import type { Part } from '../../messages/types.js';
import { faultInBody, placeInBody } from '../place.js';
import { argsPlaceholder } from '../placeholders/braces.js';
import { mayBeNoPath } from '../placeholders/claude.js';
import { keepsNames } from '../template.js';
import type { PromptSpec, RenderedPart, Segment } from '../types.js';
import { isDirectory, readDirectory } from './directory.js';
import { behindPrompt } from './mentions.js';
import type { Failed, FileBudget, FileDoors, FileLimits } from './read.js';
import { readOne, refusedByRules, wordsOf } from './read.js';

export interface FileOptions {
  /** `keep` leaves a placeholder that cannot be read as it stands, with a notice. */
  readonly missingFiles: 'error' | 'keep';
  readonly limits: FileLimits;
}

export interface InsertedFiles {
  /** What takes the place of a segment. */
  readonly parts: ReadonlyMap<Segment, readonly RenderedPart[]>;
  /** What is added behind the prompt, each file once, where the prompt keeps the names. */
  readonly behind: readonly RenderedPart[];
  readonly notices: readonly string[];
}

interface Inserted {
  readonly parts: readonly Part[];
  readonly notice: string | null;
  readonly isDirectory: boolean;
}

/**
 * Reads what every `file` segment names, in the order of the template. Rejects with UserError (`placeholder-failed`),
 * one fault for each that cannot be read; an empty one is an error under every option.
 */
export async function insertFiles(
  spec: PromptSpec,
  segments: readonly Segment[],
  doors: FileDoors,
  options: FileOptions,
): Promise<InsertedFiles> {
  const faults: Fault[] = [];
  const notices: string[] = [];
  const parts = new Map<Segment, readonly RenderedPart[]>();
  const behind = new Map<string, readonly RenderedPart[]>();
  const isBehind = keepsNames(spec);
  const budget: FileBudget = { ...options.limits, left: options.limits.totalBytes };
  for (const segment of segments) {
    if (segment.kind !== 'file' || doors.signal.aborted || behind.has(segment.content)) continue;
    const outcome = await insertOne(segment, doors, budget);
    const place = placeInBody(spec, segment.start);
    if ('parts' in outcome) {
      const { source } = segment;
      if (isBehind) behind.set(segment.content, behindPrompt(segment, outcome));
      else
        parts.set(
          segment,
          outcome.parts.map((part) => ({ origin: 'file', source, part })),
        );
      if (outcome.notice !== null) notices.push(`${place}: ${segment.source}: ${outcome.notice}`);
    } else if (mayStay(spec, segment, { outcome, options })) {
      if (!isBehind) parts.set(segment, [{ origin: 'author', part: { type: 'text', text: segment.source } }]);
      notices.push(`${place}: ${segment.source} was left as it is: ${outcome.why}`);
    } else {
      faults.push(failedFault(spec, segment, outcome));
    }
  }
  if (faults.length > 0) throw new UserError(faults);
  return { parts, behind: [...behind.values()].flat(), notices };
}

function mayStay(
  { format }: PromptSpec,
  { content }: Segment,
  { outcome, options }: { readonly outcome: Failed; readonly options: FileOptions },
): boolean {
  if (options.missingFiles === 'keep') return content !== '';
  return format === 'claude' && outcome.isMissing === true && mayBeNoPath(content);
}

async function insertOne({ content }: Segment, doors: FileDoors, budget: FileBudget): Promise<Inserted | Failed> {
  if (content === '') return { why: 'it names no file', mend: 'Write a path between the braces, or take it out.' };
  if (content.includes(argsPlaceholder)) {
    return { why: `${argsPlaceholder} is not replaced in a path`, mend: 'Name the file, or let the agent read it.' };
  }
  const path = doors.files.resolve(content);
  const refused = refusedByRules(path, doors.judge);
  if (refused !== null) return refused;
  try {
    if ((await doors.files.ignored([path])).has(path)) {
      return { why: 'git ignores it', mend: 'Name a file that is not ignored, or change .gitignore.' };
    }
    if (await isDirectory(path, doors)) {
      return { parts: await readDirectory(path, doors, budget), notice: null, isDirectory: true };
    }
  } catch (error) {
    return wordsOf(error, budget.fileBytes);
  }
  return insertFile(path, doors, budget);
}

async function insertFile(path: string, doors: FileDoors, budget: FileBudget): Promise<Inserted | Failed> {
  const result = await readOne(path, doors, budget);
  if (result.kind === 'failed') return result;
  if (result.bytes > budget.left) {
    return {
      why: `the files of the prompt are larger than the limit of ${budget.totalBytes} bytes together`,
      mend: 'Insert fewer files, and let the agent read the others.',
    };
  }
  budget.left -= result.bytes;
  return { parts: [result.part], notice: result.note, isDirectory: false };
}

/** How the dialect finds a file, where that may be what went wrong. */
function hintOf({ format }: PromptSpec, { content }: Segment): string {
  if (format === 'claude') return ' Where no file is meant, put it into backticks.';
  return format === 'prompt-md' ? ` Links are relative to the prompt file; this one leads to ${content}.` : '';
}

function failedFault(spec: PromptSpec, segment: Segment, { why, mend }: Failed): Fault {
  return faultInBody(spec, segment.start, {
    code: 'placeholder-failed',
    what: `${segment.source} cannot be inserted: ${why}`,
    mend: `${mend}${hintOf(spec, segment)}`,
  });
}
