import type { PromptFormat, PromptSpec } from '../types.js';

export function plainSpec(format: PromptFormat, source: string, body: string): PromptSpec {
  return {
    ...{ format, source, body, bodyAt: { line: 1, column: 1 }, sections: null, parameters: {}, outputSchema: null },
    ...{ name: null, description: null, whenToUse: null, argumentHint: null, argumentNames: [], model: null },
    ...{ allowedTools: null, disallowedTools: [], modelInvocable: true, userInvocable: true, fork: false, paths: null },
    notices: [],
  };
}
