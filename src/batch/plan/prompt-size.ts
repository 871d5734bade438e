import { takesArguments } from '../../prompt/processors/arguments.js';
import { valuesFor } from '../../prompt/processors/values.js';
import { parseTemplate } from '../../prompt/template.js';
import type { PromptSpec, PromptVariables, TemplateSegment } from '../../prompt/types.js';

/** Characters of a rendered prompt by its inputs, without the output of its commands and its files. */
export type PromptSize = (args: string, vars: PromptVariables) => number;

/** Throws UserError `placeholder-unclosed`. */
export function promptSizeOf(spec: PromptSpec): PromptSize {
  const segments = parseTemplate(spec);
  const fixed = segments.reduce((sum, { kind, content }) => sum + (kind === 'text' ? content.length : 0), 0);
  const filled = segments.filter(({ kind }) => kind === 'args' || kind === 'variable');
  const appends = !takesArguments(spec, segments);
  return (args, vars) => fixed + filledSize(filled, spec, { args, vars }) + (appends ? args.length : 0);
}

function filledSize(
  segments: readonly TemplateSegment[],
  spec: PromptSpec,
  given: { readonly args: string; readonly vars: PromptVariables },
): number {
  if (segments.length === 0) return 0;
  const values = valuesFor(spec, given, '/');
  return segments.reduce(
    (sum, { kind, content, source }) =>
      sum + (kind === 'args' || kind === 'variable' ? (values.of(kind, content) ?? source).length : 0),
    0,
  );
}
