import { type Diagnostic, UserError } from '../errors.js';
import { findArgs, findBraces, findVariables } from './placeholders/braces.js';
import { findClaude, findTokens, type IsFile, type Token } from './placeholders/claude.js';
import { findPromptMd } from './placeholders/prompt-md.js';
import type { FoundPlaceholders, UnclosedPlaceholder } from './placeholders/types.js';
import { diagnosticInBody } from './position.js';
import type { PromptSpec, TemplateSegment } from './types.js';

/**
 * Once; inserted text is not parsed again. The segments' sources are the body. Throws UserError `placeholder-unclosed`,
 * a diagnostic each. @param isFile whether `docs` in `@docs`, or a path with punctuation, is in the workspace
 */
export function parseTemplate(spec: PromptSpec, isFile: IsFile = () => false): TemplateSegment[] {
  const { body } = spec;
  const segments: TemplateSegment[] = [];
  const diagnostics: Diagnostic[] = [];
  let end = 0;
  for (const placeholder of findPlaceholders(spec, isFile)) {
    if (placeholder.kind === 'unclosed') {
      const { start, message, hint } = placeholder;
      diagnostics.push(diagnosticInBody(spec, start, { code: 'placeholder-unclosed', message, hint }));
    } else {
      if (placeholder.start > end) segments.push(textSegment(body, end, placeholder.start));
      segments.push({ ...placeholder, source: body.slice(placeholder.start, placeholder.end) });
      end = placeholder.end;
    }
  }
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  if (end < body.length) segments.push(textSegment(body, end, body.length));
  return segments.map(({ kind, source, content, start, end: last }) => ({ kind, source, content, start, end: last }));
}

function findPlaceholders(
  { format, body, source, argumentNames }: PromptSpec,
  isFile: IsFile,
): readonly (FoundPlaceholders | UnclosedPlaceholder)[] {
  switch (format) {
    case 'inline':
      return findArgs(body);
    case 'claude':
      return findClaude(body, argumentNames, isFile);
    case 'skill':
      return [];
    case 'prompt-yml':
      return findVariables(body);
    case 'prompt-md':
      return findPromptMd(body, source);
    case 'toml':
    case 'markdown':
    case 'text':
      return findBraces(body);
  }
}

/** The argument placeholders inside a command, which is the content of a `shell` segment. */
export function findInCommand({ format, argumentNames }: PromptSpec, command: string): readonly Token[] {
  if (format === 'claude') return findTokens(command, argumentNames);
  return findArgs(command).map(({ start, end, content }) => ({ kind: 'args', start, end, content }));
}

function textSegment(body: string, start: number, end: number): TemplateSegment {
  const source = body.slice(start, end);
  return { kind: 'text', source, content: source, start, end };
}
