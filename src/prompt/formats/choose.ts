import type { PromptFormat, PromptSpec } from '../types.js';
import { parseMarkdown } from './markdown.js';
import { inlinePrompt, parseText } from './text.js';
import { parseToml } from './toml.js';

/** The first match determines the format. Paths in lower case, with `/`. */
const formatPatterns: readonly (readonly [RegExp, PromptFormat])[] = [
  [/\.prompt\.ya?ml$/, 'prompt-yml'],
  [/\.prompt\.md$/, 'prompt-md'],
  [/\.toml$/, 'toml'],
  [/(^|\/)\.(agents|github|gemini|qwen|opencode|codex|pi)\/skills?\/(.*\/)?[^/]+\.(md|markdown)$/, 'skill'],
  [/(^|\/)\.(qwen|gemini|sallyport)\/(.*\/)?[^/]+\.(md|markdown)$/, 'markdown'],
  [/(^|\/)\.(claude|opencode)\/(.*\/)?[^/]+\.(md|markdown)$/, 'claude'],
  [/(^|\/)skill\.md$/, 'claude'],
  [/\.(md|markdown)$/, 'markdown'],
];

/**
 * By name and product folder (`.claude`, `.qwen` …), unless `forced`. Only `.claude` and `.sallyport` have skills with
 * placeholders; a `SKILL.md` elsewhere has Claude's format, other files are plain text.
 */
export function chooseFormat(path: string, forced: PromptFormat | null = null): PromptFormat {
  if (forced !== null) return forced;
  const name = path.replaceAll('\\', '/').toLowerCase();
  return formatPatterns.find(([pattern]) => pattern.test(name))?.[1] ?? 'text';
}

/** Parses a decoded prompt file. Rejects with UserError: `prompt-syntax`, `prompt-missing`. */
export async function parsePrompt(format: PromptFormat, source: string, text: string): Promise<PromptSpec> {
  switch (format) {
    case 'toml':
      return parseToml(source, text);
    case 'markdown':
    case 'claude':
    case 'skill':
      return parseMarkdown(format, source, text);
    case 'prompt-md':
      return (await import('./prompt-md.js')).parsePromptMd(source, text);
    case 'prompt-yml':
      return (await import('./prompt-yml.js')).parsePromptYml(source, text);
    case 'text':
      return parseText(source, text);
    case 'inline':
      return inlinePrompt(text, source);
  }
}
