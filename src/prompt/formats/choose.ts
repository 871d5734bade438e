import type { PromptFormat, PromptSpec } from '../types.js';
import { parseMarkdown } from './markdown.js';
import { inlinePrompt, parseText } from './text.js';
import { parseToml } from './toml.js';

/** The format of a prompt file by its name; `forced` wins. Whatever has no format of its own is plain text. */
export function chooseFormat(path: string, forced: PromptFormat | null = null): PromptFormat {
  if (forced !== null) return forced;
  const name = path.toLowerCase();
  if (name.endsWith('.toml')) return 'toml';
  return name.endsWith('.md') || name.endsWith('.markdown') ? 'markdown' : 'text';
}

/** Reads a decoded prompt file in a format. Rejects with UserError: `prompt-syntax`, `prompt-missing`. */
export async function parsePrompt(format: PromptFormat, source: string, text: string): Promise<PromptSpec> {
  switch (format) {
    case 'toml':
      return parseToml(source, text);
    case 'markdown':
      return parseMarkdown(source, text);
    case 'text':
      return parseText(source, text);
    case 'inline':
      return inlinePrompt(text, source);
  }
}
