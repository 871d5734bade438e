import type { PromptFormat, PromptSpec } from '../types.js';

/** A prompt of which only the text is known, with the default for everything that a format does not set. */
export function plainSpec(format: PromptFormat, source: string, body: string): PromptSpec {
  return {
    format,
    source,
    body,
    description: null,
    allowedTools: null,
    disallowedTools: [],
    model: null,
    argumentHint: null,
    bodyAt: { line: 1, column: 1 },
    name: null,
    whenToUse: null,
    argumentNames: [],
    modelInvocable: true,
    userInvocable: true,
    fork: false,
    paths: null,
    sections: null,
    parameters: {},
    outputSchema: null,
    notices: [],
  };
}
