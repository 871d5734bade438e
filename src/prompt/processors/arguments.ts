import type { Fault } from '../../errors.js';
import { UserError } from '../../errors.js';
import { faultInBody } from '../place.js';
import { argsPlaceholder } from '../template.js';
import type { PromptSpec, RenderedPart, Segment } from '../types.js';
import { quotedPlaceholders } from './placement.js';

/** One word of bash that means exactly this text; the empty text is a word too. Only a NUL cannot be said. */
export function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** A `!{…}` with the command line that it comes to. */
export interface ResolvedCommand {
  readonly segment: Segment;
  readonly command: string;
}

/**
 * The command of every `!{…}` that is not empty, arguments inserted as one quoted word. Rejects with UserError
 * (`placeholder-quoted`), one fault for each placeholder at which the quotes of the argument would not hold.
 */
export async function resolveCommands(
  spec: PromptSpec,
  segments: readonly Segment[],
  args: string,
): Promise<ResolvedCommand[]> {
  const faults: Fault[] = [];
  const commands: ResolvedCommand[] = [];
  const quoted = shellQuote(args);
  for (const segment of segments) {
    if (segment.kind !== 'shell' || segment.content === '') continue;
    const pieces = segment.content.split(argsPlaceholder);
    if (pieces.length > 1) {
      const contentStart = segment.start + segment.source.indexOf(segment.content, 2);
      for (const { offset, inside } of await quotedPlaceholders(pieces)) {
        faults.push(quotedFault(spec, contentStart + offset, inside));
      }
    }
    commands.push({ segment, command: pieces.join(quoted) });
  }
  if (faults.length > 0) throw new UserError(faults);
  return commands;
}

function quotedFault(spec: PromptSpec, offset: number, inside: string): Fault {
  return faultInBody(spec, offset, {
    code: 'placeholder-quoted',
    what: `${argsPlaceholder} stands inside ${inside} in a command`,
    mend: `Write ${argsPlaceholder} as a bare word of the command: it is quoted when it is inserted.`,
  });
}

/** Whether the template says itself where the arguments go. */
export function takesArguments(segments: readonly Segment[]): boolean {
  return segments.some(
    ({ kind, content }) => kind === 'args' || (kind === 'shell' && content.includes(argsPlaceholder)),
  );
}

/** What is put behind a prompt that has no place for its arguments. */
export function appendedArguments(rendered: readonly RenderedPart[], invocation: string): RenderedPart {
  return { origin: 'args', part: { type: 'text', text: rendered.length === 0 ? invocation : `\n\n${invocation}` } };
}
