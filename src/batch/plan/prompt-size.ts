import { takesArguments } from '../../prompt/processors/arguments.js';
import { type Values, valuesFor } from '../../prompt/processors/values.js';
import { parseTemplate } from '../../prompt/template.js';
import type { PromptSpec, PromptVariables, TemplateSegment } from '../../prompt/types.js';

/** Characters of a rendered prompt by its inputs, without the output of its commands and its files. */
export type PromptSize = (args: string, vars: PromptVariables) => number;

/** Throws UserError `placeholder-unclosed`. */
export function promptSizeOf(spec: PromptSpec): PromptSize {
  const segments = parseTemplate(spec);
  const fixed = segments.reduce((sum, { kind, content }) => sum + (kind === 'text' ? content.length : 0), 0);
  return (args, vars) => {
    const values = valuesFor(spec, { args, vars }, '/');
    const appended = takesArguments(spec, segments, values) ? 0 : args.length;
    return fixed + segments.reduce((sum, segment) => sum + filledSize(segment, values), appended);
  };
}

function filledSize({ kind, content, source }: TemplateSegment, values: Values): number {
  return kind === 'args' || kind === 'variable' ? (values.of(kind, content) ?? source).length : 0;
}
