import type { PromptFormat, PromptSpec } from '../types.js';

/** A prompt of which nothing is known but its text: what a format does not say stands as it is here. */
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
