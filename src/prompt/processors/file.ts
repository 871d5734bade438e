import { isAbsolute } from 'node:path';
import { type Diagnostic, rethrowUnless, UserError } from '../../errors.js';
import type { Attachment, Part } from '../../messages/types.js';
import type { RunCall } from '../../pipeline/types.js';
import { FileProblem } from '../../platform/files/types.js';
import type { PolicyEngine } from '../../policy/types.js';
import { argsPlaceholder } from '../placeholders/braces.js';
import { mayBeNoPath } from '../placeholders/claude.js';
import { diagnosticInBody, locationInBody, shortened } from '../position.js';
import type { PromptSpec, RenderedPart, TemplateSegment } from '../types.js';
import { readDirectory } from './directory.js';
import { attachMention, type Mentioned } from './mention.js';
import {
  type Failed,
  type FileBudget,
  type FileInsertPorts,
  type FileLimits,
  fileRefusalText,
  namesNothing,
  readOne,
  refusedByRules,
} from './read.js';

/** `keep` leaves the placeholder, with a notice; `auto` does for a mention or link of what does not exist. */
export type MissingFiles = 'auto' | 'error' | 'keep';

export interface FileOptions {
  readonly missingFiles: MissingFiles;
  readonly limits: FileLimits;
  /** Prefix of the ids of the calls for mentions. */
  readonly callIds: string;
}

/**
 * In template order: `@{…}` becomes the content; a mention stays and adds a call of Read or List. Rejects with
 * UserError `placeholder-failed`, one diagnostic per path; an empty path is always an error.
 */
export async function insertFiles(
  spec: PromptSpec,
  segments: readonly TemplateSegment[],
  ports: FileInsertPorts & { readonly runCall: RunCall },
  options: FileOptions,
): Promise<{
  readonly parts: ReadonlyMap<TemplateSegment, readonly RenderedPart[]>;
  readonly attachments: readonly Attachment[];
  readonly notices: readonly string[];
}> {
  const named = segments.filter((segment) => segment.kind === 'file');
  if (named.length > maxNamed) throw new UserError(tooMany(spec, named));
  const paths = named.filter(({ content }) => content !== '').map(({ content }) => ports.files.resolve(content));
  const readChecks: ReadChecks = { ignored: await ignoredOf(paths, ports), allAllowed: areAllowed(paths, ports) };
  const diagnostics: Diagnostic[] = [];
  const notices: string[] = [];
  const mentioned = new Map<string, Mentioned>();
  const failed = new Map<string, Failed>();
  const parts = new Map<TemplateSegment, readonly RenderedPart[]>();
  const budget: FileBudget = { ...options.limits, left: options.limits.totalBytes };
  for (const segment of named) {
    if (ports.signal.aborted) break;
    const path = ports.files.resolve(segment.content);
    const outcome =
      refusalOf(segment, ports, readChecks) ??
      (isMention(segment)
        ? (mentioned.get(path) ??
          failed.get(path) ??
          (await attachMention(segment, ports, `${options.callIds}-${mentioned.size + 1}`)))
        : await insertOne(segment, ports, budget));
    if ('call' in outcome) {
      mentioned.set(path, outcome);
      parts.set(segment, asWritten(segment));
    } else if ('parts' in outcome) {
      parts.set(
        segment,
        outcome.parts.map((part) => ({ origin: 'file', source: segment.source, part })),
      );
      if (outcome.notice !== null) {
        notices.push(`${locationInBody(spec, segment.start)}: ${segment.source}: ${outcome.notice}`);
      }
    } else {
      parts.set(segment, asWritten(segment));
      // Repeated failures are reported once.
      const isNew = !failed.has(path);
      failed.set(path, outcome);
      if (!isNew) continue;
      if (mayStay(spec, segment, { outcome, options })) notices.push(leftNotice(spec, segment, outcome));
      else diagnostics.push(failedDiagnostic(spec, segment, outcome));
    }
  }
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return { parts, attachments: [...mentioned.values()], notices };
}

/** Maximum number of files named in one prompt; people do not write prompts with more. */
const maxNamed = 5_000;

function tooMany(spec: PromptSpec, named: readonly TemplateSegment[]): Diagnostic {
  return diagnosticInBody(spec, named[maxNamed]?.start ?? 0, {
    code: 'placeholder-failed',
    message: `the prompt names more than ${maxNamed} files`,
    hint: 'name a directory, or let the agent read them',
  });
}

function leftNotice(spec: PromptSpec, { start, source }: TemplateSegment, { why }: Failed): string {
  return `${locationInBody(spec, start)}: ${shortened(source)} was not replaced: ${why}`;
}

/** Whether the text stays: for `error`, only a word in Claude's syntax that looks like a path and does not exist. */
export function mayStay(
  { format }: PromptSpec,
  segment: TemplateSegment,
  { outcome, options }: { readonly outcome: Failed; readonly options: Pick<FileOptions, 'missingFiles'> },
): boolean {
  const { code } = outcome;
  if (options.missingFiles === 'keep') return segment.content !== '';
  if (options.missingFiles === 'auto' && isMention(segment))
    return ['missing', 'not-a-directory', 'outside'].includes(code ?? '');
  return format === 'claude' && code === 'missing' && mayBeNoPath(segment.content);
}

/** Checks before reading, made once for all paths, because most of the work is shared. */
interface ReadChecks {
  /** The paths that git ignores, or why that is unknown. */
  readonly ignored: ReadonlySet<string> | FileProblem;
  /** Whether the rules allow reading every path; if not, each is evaluated separately for its message. */
  readonly allAllowed: boolean;
}

function areAllowed(paths: readonly string[], { policy }: FileInsertPorts): boolean {
  const effects = paths.map((path) => ({ kind: 'read', path }) as const);
  return effects.length > 0 && policy({ tool: 'Read', effects }).outcome === 'run';
}

export async function ignoredOf(
  paths: readonly string[],
  { files }: Pick<FileInsertPorts, 'files'>,
): Promise<ReadonlySet<string> | FileProblem> {
  try {
    return paths.length === 0 ? new Set() : await files.ignored(paths);
  } catch (error) {
    rethrowUnless(error, FileProblem);
    return error;
  }
}

function asWritten({ source }: TemplateSegment): readonly RenderedPart[] {
  return [{ origin: 'author', part: { type: 'text', text: source } }];
}

/** In formats that mention a file in the text (`@path`, a link), the text stays. */
export function isMention({ source }: TemplateSegment): boolean {
  return !source.startsWith('@{');
}

function refusalOf(
  { content }: TemplateSegment,
  { files, policy }: FileInsertPorts,
  { ignored, allAllowed }: ReadChecks,
): Failed | null {
  if (content === '') return namesNothing;
  if (content.includes(argsPlaceholder)) {
    return { why: `${argsPlaceholder} is not replaced in a path`, hint: 'name the file, or let the agent read it' };
  }
  const path = files.resolve(content);
  const refused = allAllowed ? null : refusedByRules(path, policy);
  if (refused !== null) return isOutside(files.relative(path)) ? { ...refused, code: 'outside' } : refused;
  if (ignored instanceof FileProblem) return fileRefusalText(ignored, 0);
  return isGitIgnored(path, ignored, policy);
}

function isOutside(path: string): boolean {
  return isAbsolute(path) || path.split('/')[0] === '..';
}

/** A file that git ignores is only inserted under a rule that names exactly this file. */
export function isGitIgnored(path: string, ignored: ReadonlySet<string>, policy: PolicyEngine): Failed | null {
  if (!ignored.has(path)) return null;
  const { rule } = policy({ tool: 'Read', effects: [{ kind: 'read', path }] });
  if (rule !== null && /^\s*\w+\([^*?[\]{}]+\)\s*$/.test(rule)) return null;
  return { why: 'git ignores it', hint: 'allow it with a Read rule that names this file, or use another file' };
}

async function insertOne(
  { content }: TemplateSegment,
  ports: FileInsertPorts,
  budget: FileBudget,
): Promise<{ readonly parts: readonly Part[]; readonly notice: string | null } | Failed> {
  const path = ports.files.resolve(content);
  const result = await readOne(path, ports, budget);
  if (result.kind === 'failed') {
    if (result.code !== 'directory') return result;
    try {
      return { parts: await readDirectory(path, ports, budget), notice: null };
    } catch (error) {
      return fileRefusalText(error, budget.fileBytes);
    }
  }
  if (result.bytes > budget.left) {
    return {
      why: `the files of the prompt exceed the limit of ${budget.totalBytes} bytes in total`,
      hint: 'insert fewer files, and let the agent read the others',
    };
  }
  budget.left -= result.bytes;
  return { parts: result.parts, notice: result.note };
}

/** Hints about how the format resolves paths and about optional files. */
function hintsOf({ format }: PromptSpec, { content }: TemplateSegment, { code }: Failed): readonly string[] {
  return [
    ...(code === 'missing' && content.startsWith('~/') ? ['the home directory is not read'] : []),
    ...(format === 'claude' ? ['if it is not a file, put it in backticks'] : []),
    ...(format === 'prompt-md' ? [`links are relative to the prompt file, so this one points to ${content}`] : []),
    ...(code === 'missing' ? ['set missing-files: keep if the file may be missing'] : []),
  ];
}

export function failedDiagnostic(spec: PromptSpec, segment: TemplateSegment, failed: Failed): Diagnostic {
  return diagnosticInBody(spec, segment.start, {
    code: 'placeholder-failed',
    message: `${segment.source} cannot be inserted: ${failed.why}`,
    hint: [failed.hint, ...hintsOf(spec, segment, failed)].join('; '),
  });
}
