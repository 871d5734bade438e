import { UserError } from '../errors.js';
import { FileProblem } from '../platform/types.js';
import { decodePrompt } from './decode.js';
import { chooseFormat, parsePrompt } from './formats/choose.js';
import type { PromptFormat, PromptSource, PromptSpec } from './types.js';

const maxBytes = 1_000_000;

/**
 * Reads a prompt file. `shown` is its name in messages, the path by default. Rejects with UserError:
 * `prompt-unreadable`, `prompt-syntax`, `prompt-missing`.
 */
export async function loadPromptFile(
  path: string,
  source: Pick<PromptSource, 'read'>,
  { format = null, shown = path }: { readonly format?: PromptFormat | null; readonly shown?: string } = {},
): Promise<PromptSpec> {
  const text = decodePrompt(await readBytes(path, source, shown), shown);
  return parsePrompt(chooseFormat(path, format), shown, text);
}

async function readBytes(path: string, source: Pick<PromptSource, 'read'>, shown: string): Promise<Buffer> {
  try {
    return await source.read(path, maxBytes);
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    const large = error.code === 'too-large';
    throw new UserError(
      {
        code: 'prompt-unreadable',
        message: large
          ? `the prompt file is larger than the limit of ${maxBytes} bytes`
          : 'the prompt file cannot be read',
        location: shown,
        found: error.message,
        hint: large ? 'shorten it; insert long texts with @{path}' : hintFor(path),
      },
      { cause: error },
    );
  }
}

/** The prompt itself where its file should stand is a frequent slip; so are the paths of Windows. */
function hintFor(path: string): string {
  if (/\s/.test(path)) return 'name a readable file, or give the prompt itself as prompt (--prompt)';
  if (path.includes('\\')) return 'write / between folders; a path is relative to the workspace';
  return 'name a readable file; a path is relative to the workspace';
}
