import type { Fault } from '../../errors.js';
import { UserError } from '../../errors.js';
import type { Attachment, Part } from '../../messages/types.js';
import type { RunCall } from '../../pipeline/types.js';
import { FileProblem } from '../../platform/types.js';
import type { Judge } from '../../policy/types.js';
import { argsPlaceholder } from '../placeholders/braces.js';
import { mayBeNoPath } from '../placeholders/claude.js';
import { faultInBody, placeInBody, shortened } from '../position.js';
import type { PromptSpec, RenderedPart, Segment } from '../types.js';
import { readDirectory } from './directory.js';
import { attachMention, type Mentioned } from './mention.js';
import type { Failed, FileBudget, FileDoors, FileLimits } from './read.js';
import { namesNothing, readOne, refusedByRules, wordsOf } from './read.js';

export interface FileOptions {
  /** `keep` leaves a placeholder that cannot be read as it stands, with a notice. */
  readonly missingFiles: 'error' | 'keep';
  readonly limits: FileLimits;
  /** What the ids of the calls for mentions begin with. */
  readonly callIds: string;
}

export interface InsertedFiles {
  /** What takes the place of a segment. */
  readonly parts: ReadonlyMap<Segment, readonly RenderedPart[]>;
  /** What mentions bring into the conversation beside the prompt, each file once. */
  readonly attachments: readonly Attachment[];
  readonly notices: readonly string[];
}

interface Inserted {
  readonly parts: readonly Part[];
  readonly notice: string | null;
}

/**
 * Reads what every placeholder of a file names, in the order of the template: `@{…}` is replaced by the content, a
 * mention (`@path`, a link) stays and brings a call of Read or List with its result. Rejects with UserError
 * (`placeholder-failed`), one fault for each path that cannot be read; an empty one is an error under every option.
 */
export async function insertFiles(
  spec: PromptSpec,
  segments: readonly Segment[],
  doors: FileDoors & { readonly runCall: RunCall },
  options: FileOptions,
): Promise<InsertedFiles> {
  const named = segments.filter((segment) => segment.kind === 'file');
  if (named.length > maxNamed) throw new UserError(tooMany(spec, named));
  const paths = named.filter(({ content }) => content !== '').map(({ content }) => doors.files.resolve(content));
  const barriers: Barriers = { ignored: await ignoredOf(paths, doors), allOpen: areOpen(paths, doors) };
  const faults: Fault[] = [];
  const notices: string[] = [];
  const mentioned = new Map<string, Mentioned>();
  const failed = new Map<string, Failed>();
  const parts = new Map<Segment, readonly RenderedPart[]>();
  const budget: FileBudget = { ...options.limits, left: options.limits.totalBytes };
  for (const segment of named) {
    if (doors.signal.aborted) break;
    const path = doors.files.resolve(segment.content);
    const outcome =
      refusalOf(segment, doors, barriers) ??
      (isMention(segment)
        ? (mentioned.get(path) ??
          failed.get(path) ??
          (await attachMention(segment, doors, `${options.callIds}-${mentioned.size + 1}`)))
        : await insertOne(segment, doors, budget));
    if ('call' in outcome) {
      mentioned.set(path, outcome);
      parts.set(segment, asWritten(segment));
    } else if ('parts' in outcome) {
      parts.set(
        segment,
        outcome.parts.map((part) => ({ origin: 'file', source: segment.source, part })),
      );
      if (outcome.notice !== null) {
        notices.push(`${placeInBody(spec, segment.start)}: ${segment.source}: ${outcome.notice}`);
      }
    } else {
      parts.set(segment, asWritten(segment));
      // The same one again is told once.
      const isNew = !failed.has(path);
      failed.set(path, outcome);
      if (!isNew) continue;
      if (mayStay(spec, segment, { outcome, options })) notices.push(leftNotice(spec, segment, outcome));
      else faults.push(failedFault(spec, segment, outcome));
    }
  }
  if (faults.length > 0) throw new UserError(faults);
  return { parts, attachments: [...mentioned.values()], notices };
}

/** Files that one prompt may name; more are no prompt that a person wrote. */
const maxNamed = 5_000;

function tooMany(spec: PromptSpec, named: readonly Segment[]): Fault {
  return faultInBody(spec, named[maxNamed]?.start ?? 0, {
    code: 'placeholder-failed',
    what: `the prompt names more than ${maxNamed} files`,
    mend: 'name a directory, or let the agent read them',
  });
}

function leftNotice(spec: PromptSpec, { start, source }: Segment, { why }: Failed): string {
  return `${placeInBody(spec, start)}: ${shortened(source)} was left as it is: ${why}`;
}

/** Words of Claude's dialect that look like a path and lead nowhere are words. */
export function mayStay(
  { format }: PromptSpec,
  { content }: Segment,
  { outcome, options }: { readonly outcome: Failed; readonly options: Pick<FileOptions, 'missingFiles'> },
): boolean {
  if (options.missingFiles === 'keep') return content !== '';
  return format === 'claude' && outcome.code === 'missing' && mayBeNoPath(content);
}

/** What stands before reading, asked once for all paths, since most of the work is the same for each. */
interface Barriers {
  /** Those that git ignores, or why that cannot be told. */
  readonly ignored: ReadonlySet<string> | FileProblem;
  /** Whether the rules let every path be read; else each is judged for itself, for the words. */
  readonly allOpen: boolean;
}

function areOpen(paths: readonly string[], { judge }: Pick<FileDoors, 'judge'>): boolean {
  const effects = paths.map((path) => ({ kind: 'read', path }) as const);
  return effects.length > 0 && judge({ tool: 'Read', effects }).outcome === 'run';
}

export async function ignoredOf(
  paths: readonly string[],
  { files }: Pick<FileDoors, 'files'>,
): Promise<ReadonlySet<string> | FileProblem> {
  try {
    return paths.length === 0 ? new Set() : await files.ignored(paths);
  } catch (error) {
    if (error instanceof FileProblem) return error;
    throw error;
  }
}

function asWritten({ source }: Segment): readonly RenderedPart[] {
  return [{ origin: 'author', part: { type: 'text', text: source } }];
}

/** In the dialects that name a file in their words (`@path`, a link) the words stay. */
function isMention({ source }: Segment): boolean {
  return !source.startsWith('@{');
}

function refusalOf(
  { content }: Segment,
  { files, judge }: Pick<FileDoors, 'files' | 'judge'>,
  { ignored, allOpen }: Barriers,
): Failed | null {
  if (content === '') return namesNothing;
  if (content.includes(argsPlaceholder)) {
    return { why: `${argsPlaceholder} is not replaced in a path`, mend: 'name the file, or let the agent read it' };
  }
  const path = files.resolve(content);
  const refused = allOpen ? null : refusedByRules(path, judge);
  if (refused !== null) return refused;
  if (ignored instanceof FileProblem) return wordsOf(ignored, 0);
  return isGitIgnored(path, ignored, judge);
}

/** What git ignores is inserted only under a rule that names exactly this file. */
export function isGitIgnored(path: string, ignored: ReadonlySet<string>, judge: Judge): Failed | null {
  if (!ignored.has(path)) return null;
  const { rule } = judge({ tool: 'Read', effects: [{ kind: 'read', path }] });
  if (rule !== null && /^\s*\w+\([^*?[\]{}]+\)\s*$/.test(rule)) return null;
  return { why: 'git ignores it', mend: 'allow it with a Read rule that names this file, or name another one' };
}

async function insertOne({ content }: Segment, doors: FileDoors, budget: FileBudget): Promise<Inserted | Failed> {
  const path = doors.files.resolve(content);
  const result = await readOne(path, doors, budget);
  if (result.kind === 'failed') {
    if (result.code !== 'directory') return result;
    try {
      return { parts: await readDirectory(path, doors, budget), notice: null };
    } catch (error) {
      return wordsOf(error, budget.fileBytes);
    }
  }
  if (result.bytes > budget.left) {
    return {
      why: `the files of the prompt are larger than the limit of ${budget.totalBytes} bytes together`,
      mend: 'insert fewer files, and let the agent read the others',
    };
  }
  budget.left -= result.bytes;
  return { parts: result.parts, notice: result.note };
}

/** How the dialect finds a file, where that may be what went wrong, and how a file may be left out. */
function hintsOf({ format }: PromptSpec, { content }: Segment, { code }: Failed): readonly string[] {
  return [
    ...(code === 'missing' && content.startsWith('~/') ? ['the home directory is not read'] : []),
    ...(format === 'claude' ? ['where no file is meant, put it into backticks'] : []),
    ...(format === 'prompt-md' ? [`links are relative to the prompt file, and this one leads to ${content}`] : []),
    ...(code === 'missing' ? ['missing-files: keep is for files that may be missing'] : []),
  ];
}

export function failedFault(spec: PromptSpec, segment: Segment, failed: Failed): Fault {
  return faultInBody(spec, segment.start, {
    code: 'placeholder-failed',
    what: `${segment.source} cannot be inserted: ${failed.why}`,
    mend: [failed.mend, ...hintsOf(spec, segment, failed)].join('; '),
  });
}
