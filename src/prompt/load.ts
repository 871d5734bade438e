import { rethrowUnless, UserError } from '../errors.js';
import { FileProblem } from '../platform/files/types.js';
import { decodePrompt } from './decode.js';
import { chooseFormat, parsePrompt } from './formats/choose.js';
import type { PromptFormat, PromptSource, PromptSpec } from './types.js';

const maxBytes = 1_000_000;

/** `shown`: its name in messages. Rejects with UserError: `prompt-unreadable`, `prompt-syntax`, `prompt-missing`. */
export async function loadPromptFile(
  path: string,
  source: Pick<PromptSource, 'read'>,
  { format = null, shown = path }: { readonly format?: PromptFormat | null; readonly shown?: string } = {},
): Promise<PromptSpec> {
  const text = decodePrompt(await readBytes(path, source, shown), shown);
  return parsePrompt(chooseFormat(path, format), shown, text);
}

/** Parses a prompt from standard input. Rejects with UserError: `prompt-syntax`, `prompt-missing`. */
export async function parseInput(bytes: Uint8Array, format: PromptFormat | null): Promise<PromptSpec> {
  return await parsePrompt(format ?? 'inline', 'stdin', decodePrompt(bytes, 'stdin'));
}

async function readBytes(path: string, source: Pick<PromptSource, 'read'>, shown: string): Promise<Buffer> {
  try {
    return await source.read(path, maxBytes);
  } catch (error) {
    rethrowUnless(error, FileProblem);
    const large = error.code === 'too-large';
    throw new UserError(
      {
        code: 'prompt-unreadable',
        message: large
          ? `the prompt file is larger than the limit of ${maxBytes} bytes`
          : 'cannot read the prompt file',
        location: shown,
        found: error.message,
        hint: large ? 'shorten it, and insert long texts with @{path}' : hintFor(path),
      },
      { cause: error },
    );
  }
}

/** Common mistakes: the prompt itself or the name of a command in place of the file, and Windows paths. */
function hintFor(path: string): string {
  if (/^\/?[\w:-]+$/.test(path))
    return `to run the command ${path.replace(/^\//, '')}, pass it as command (--command); a file needs its path relative to the workspace`;
  if (/\s/.test(path)) return 'use the path of a readable file, or pass the prompt itself as prompt (--prompt)';
  if (path.includes('\\')) return 'use / as the path separator; paths are relative to the workspace';
  return 'use the path of a readable file; paths are relative to the workspace';
}
