import {
  canAllowServer,
  canAllowSubject,
  canAllowTool,
  canWriteFiles,
  ruleExactness,
} from '../../policy/rules/can-allow-tool.js';
import type { Mode, RuleLists } from '../../policy/types.js';
import type { PromptSpec } from '../../prompt/types.js';

export interface ServerRules {
  readonly runContext: { readonly settings: { readonly mode: Mode } };
  readonly lists: RuleLists;
  readonly spec: Pick<PromptSpec, 'allowedTools'>;
  readonly narrowing?: Pick<PromptSpec, 'allowedTools'> | null;
}

/** Whether a call of this tool could be allowed, so that the tool is worth offering. */
export function couldAllowTool(tool: string, rules: ServerRules): boolean {
  return couldAllow((lists, mode) => canAllowTool(tool, lists, mode), rules);
}

/** How exactly the rules name this tool; see ruleExactness. */
export function exactnessOf(tool: string, { lists, spec, narrowing }: ServerRules): number {
  const narrow = [spec.allowedTools, narrowing?.allowedTools ?? null].flatMap((allow) =>
    allow === null ? [] : [{ allow, ask: [], deny: [] }],
  );
  return Math.max(...[lists, ...narrow].map((one) => ruleExactness(tool, one)));
}

export function couldAllowServer(server: string, rules: ServerRules): boolean {
  return couldAllow((lists, mode) => canAllowServer(server, lists, mode), rules);
}

export function couldWrite(rules: ServerRules): boolean {
  return couldAllow(canWriteFiles, rules);
}

/** Whether a sub-agent of this name could be started; `null` = of any name. */
export function couldStartAgent(agent: string | null, rules: ServerRules): boolean {
  if (agent === null) return couldAllowTool('Task', rules);
  return couldAllow((lists, mode) => canAllowSubject('Task', agent, lists, mode), rules);
}

function couldAllow(
  canAllow: (lists: RuleLists, mode: Mode) => boolean,
  { runContext, lists, spec, narrowing }: ServerRules,
): boolean {
  const narrow = [spec.allowedTools, narrowing?.allowedTools ?? null];
  return (
    canAllow(lists, runContext.settings.mode) &&
    narrow.every((allow) => allow === null || canAllow({ allow, ask: [], deny: [] }, 'default'))
  );
}
