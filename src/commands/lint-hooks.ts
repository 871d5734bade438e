import type { RunContext } from '../context/run-context.js';
import { nearest } from '../errors.js';
import { eventFacts } from '../hooks/events.js';
import { namesOf } from '../hooks/matcher.js';
import { type Hook, hookLabel } from '../hooks/types.js';
import { type HookCheck, hookProblems } from '../job/hooks/open-hooks.js';
import { canonicalTool, toolNames } from '../policy/rules/tool-names.js';
import { withoutPeriod } from '../text.js';
import type { LocatedProblem } from './located-problem.js';

export const hookLintIds = ['hook-cannot-start', 'hook-never-matches', 'hook-not-run', 'hook-time-limit'] as const;

type HookProblem = LocatedProblem<(typeof hookLintIds)[number]>;

/** What is wrong with the configured hooks. No hook is run. */
export async function lintHooks(
  options: HookCheck & { readonly runContext: Pick<RunContext, 'hooks'> },
): Promise<readonly HookProblem[]> {
  const { hooks = [], notices = [] } = options.runContext.hooks ?? {};
  const unusable = await hookProblems(options);
  return [
    ...unusable.map(({ location = 'hooks', message, found, hint }) => ({
      ...{ id: 'hook-cannot-start' as const, location, message, hint },
      subject: `hook: ${found ?? ''}`,
    })),
    ...hooks.flatMap(matcherProblems),
    ...notices.map(({ location, message: sentence }): HookProblem => {
      const hint = 'remove it, or move what the run needs into a command hook or a rule';
      return { id: 'hook-not-run', location, subject: 'hooks', message: withoutPeriod(sentence), hint };
    }),
    ...hooks.flatMap(timeProblems),
  ];
}

/** A name that no tool has; the names of MCP tools are known only when their server runs. */
function matcherProblems(hook: Hook): readonly HookProblem[] {
  const { event, matcher, location } = hook;
  if (eventFacts[event].matches !== 'tool') return [];
  const unknown = (namesOf(matcher) ?? []).filter((name) => !isTool(name));
  return unknown.map((name) => {
    const server = /^mcp__[^_]+(?:_[^_]+)*$/.test(name) ? `${name}__.*` : undefined;
    const guess = server ?? canonicalTool(name) ?? nearest(name, toolNames);
    const message = `the matcher names ${name}, and no tool has this name`;
    const hint = guess === undefined ? `the tools are ${toolNames.join(', ')}` : `write ${guess}`;
    return { id: 'hook-never-matches', location, subject: `hook: ${hookLabel(hook)}`, message, hint };
  });
}

/** Tools of Claude Code that files shared with it may name. */
const othersTools: ReadonlySet<string> = new Set(['MultiEdit', 'NotebookEdit', 'NotebookRead', 'LS']);

function isTool(name: string): boolean {
  return toolNames.includes(name) || othersTools.has(name) || /^mcp__.+__.+$/.test(name);
}

const longestSeconds = 3_600;

function timeProblems(hook: Hook): readonly HookProblem[] {
  const { timeoutSeconds, location } = hook;
  if (timeoutSeconds === null || timeoutSeconds <= longestSeconds) return [];
  const message = `the time limit is ${String(timeoutSeconds)} seconds, which is more than an hour`;
  const hint = `if these are milliseconds, write ${String(timeoutSeconds / 1000)}`;
  return [{ id: 'hook-time-limit', location, subject: `hook: ${hookLabel(hook)}`, message, hint }];
}
