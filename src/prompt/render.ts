import { allOrFaults } from '../errors.js';
import type { Denial, RunCall } from '../pipeline/types.js';
import type { Judge } from '../policy/types.js';
import { appendedArguments, resolveCommands, takesArguments } from './processors/arguments.js';
import { insertFiles } from './processors/file.js';
import type { FileLimits, ReadableFiles } from './processors/read.js';
import { defaultFileLimits } from './processors/read.js';
import { insertCommands } from './processors/shell.js';
import { parseTemplate } from './template.js';
import type { PromptSpec, RenderedPart, Segment } from './types.js';

export interface RenderDoors {
  readonly files: ReadableFiles & { readonly root: string };
  readonly judge: Judge;
  readonly runCall: RunCall;
  readonly signal: AbortSignal;
}

export interface RenderInput {
  /** Raw, as the user typed them; empty where there are none. */
  readonly args: string;
  /** What is appended where the template has no place for the arguments, as `/review a  b`; the arguments where it is left out. */
  readonly rawInvocation?: string;
  readonly missingFiles?: 'error' | 'keep';
  readonly failures?: 'keep' | 'stop';
  readonly fileLimits?: FileLimits;
  readonly maxCommands?: number;
}

const defaultMaxCommands = 50;

export type Rendering =
  | { readonly kind: 'rendered'; readonly parts: readonly RenderedPart[]; readonly notices: readonly string[] }
  /** A command of the prompt may not run. Unless a hook said so, no command has run. */
  | { readonly kind: 'refused'; readonly denials: readonly Denial[]; readonly notices: readonly string[] }
  | { readonly kind: 'cancelled'; readonly notices: readonly string[] };

/**
 * The prompt as the model gets it: files first, then commands, then arguments, each in its place of the template.
 * What is inserted is never read as template. Rejects with UserError, all faults of a step at once:
 * `placeholder-unclosed`, `placeholder-quoted`, `placeholder-failed`.
 */
export async function renderPrompt(spec: PromptSpec, input: RenderInput, doors: RenderDoors): Promise<Rendering> {
  const segments = parseTemplate(spec);
  const fileOptions = { missingFiles: input.missingFiles ?? 'error', limits: input.fileLimits ?? defaultFileLimits };
  const [commands, files] = await allOrFaults(
    () => resolveCommands(spec, segments, input.args),
    () => insertFiles(spec, segments, doors, fileOptions),
  );
  const notices = [...spec.notices, ...files.notices];
  if (doors.signal.aborted) return { kind: 'cancelled', notices };
  const shell = await insertCommands(
    spec,
    commands,
    { ...doors, cwd: doors.files.root },
    { failures: input.failures ?? 'keep', maxCommands: input.maxCommands ?? defaultMaxCommands },
  );
  if (shell.kind !== 'inserted') return { ...shell, notices };
  notices.push(...shell.notices);
  const inserted = new Map([...files.parts, ...shell.parts]);
  const parts = segments
    .flatMap((segment) => inserted.get(segment) ?? ownParts(segment, input.args))
    .filter(isNotEmpty);
  if (input.args !== '' && !takesArguments(segments)) {
    parts.push(appendedArguments(parts, input.rawInvocation ?? input.args));
  }
  return { kind: 'rendered', parts, notices };
}

function ownParts({ kind, source }: Segment, args: string): RenderedPart[] {
  if (kind === 'text') return [{ origin: 'author', part: { type: 'text', text: source } }];
  return kind === 'args' ? [{ origin: 'args', source, part: { type: 'text', text: args } }] : [];
}

function isNotEmpty({ part }: RenderedPart): boolean {
  return part.type !== 'text' || part.text !== '';
}
