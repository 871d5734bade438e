import { type Diagnostic, UserError } from '../errors.js';
import type { CommandSources } from './find.js';
import { inlinePrompt } from './formats/text.js';
import type { PromptFormat, PromptSource, PromptSpec } from './types.js';

export interface PromptChoice {
  readonly prompt?: string | undefined;
  /** A path, or `-` for standard input. */
  readonly 'prompt-file'?: string | undefined;
  /** The format of the prompt file; by default its location and name determine it. */
  readonly 'prompt-format'?: PromptFormat | undefined;
  readonly command?: string | undefined;
  /** The transcript of an interrupted run. */
  readonly resume?: string | undefined;
}

export interface PromptFiles {
  readonly files: PromptSource;
  readonly commands: CommandSources;
  readonly readInput: () => Promise<Uint8Array>;
}

/** Loads the one prompt of a job. Rejects with UserError if none or more than one was given, or if loading fails. */
export async function pickPrompt(choice: PromptChoice, sources: PromptFiles): Promise<PromptSpec> {
  const setKeys = (['prompt', 'prompt-file', 'command'] as const).filter((name) => choice[name] !== undefined);
  const [name, ...more] = setKeys;
  if (name === undefined) throw new UserError(choice.resume === undefined ? noPrompt : noPromptToResume);
  if (more.length > 0)
    throw new UserError({
      code: 'prompt-conflict',
      message: 'there is more than one prompt',
      found: setKeys.join(', '),
      hint: 'set exactly one of prompt, prompt-file and command',
    });
  const value = choice[name] ?? '';
  const format = choice['prompt-format'] ?? null;
  if (format !== null && name !== 'prompt-file')
    throw new UserError({
      code: 'prompt-conflict',
      location: 'prompt-format',
      message: `prompt-format only applies to a prompt file, but the prompt is set by ${name}`,
      hint: 'remove prompt-format, or use prompt-file',
    });
  if (name === 'prompt') return inlinePrompt(value);
  // A prompt in the workflow needs no format and no search for commands.
  if (name === 'command') return await (await import('./find.js')).loadCommand(value, sources.commands);
  const { loadPromptFile, parseInput } = await import('./load.js');
  if (value === '-') return await parseInput(await sources.readInput(), format);
  const spec = await loadPromptFile(value, sources.files, { format });
  return spec.agent === undefined ? spec : await (await import('./with-agent.js')).withAgent(spec, sources.files);
}

/** Text appended to a prompt that has no placeholder for its arguments: a command as a user would have typed it. */
export function rawInvocation(command: string | undefined, args: string): string {
  return command === undefined ? args : `/${command.replace(/^\//, '')} ${args}`;
}

const noPrompt: Diagnostic = {
  code: 'prompt-missing',
  message: 'no prompt was given',
  hint: 'set prompt, prompt-file or command; on the command line, pass a file, - for standard input, --prompt or --command',
};

const noPromptToResume: Diagnostic = {
  ...noPrompt,
  hint: 'repeat the command of the interrupted run with its prompt and settings: the transcript only has the conversation',
};
