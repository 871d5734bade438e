import { assumedWindow } from '../../agent/window.js';
import { formatNumber } from '../../format-number.js';
import { toolTokens } from '../../messages/estimate.js';
import type { ToolSpec } from '../../messages/types.js';

/** More leaves too little room for the work: compaction cannot make definitions smaller. */
const largestShare = 1 / 3;

/** What to do if the definitions of tools fill the context window, with the servers that they are of; else `null`. */
export function toolsNotice(tools: readonly ToolSpec[], contextWindow: number | null): string | null {
  const window = contextWindow ?? assumedWindow;
  const total = toolTokens(tools);
  if (total <= window * largestShare) return null;
  const groups = new Map<string, readonly ToolSpec[]>();
  for (const tool of tools) {
    const group = /^mcp__(?:(?!__).)+/.exec(tool.name)?.[0] ?? builtIn;
    groups.set(group, [...(groups.get(group) ?? []), tool]);
  }
  const sizes = [...groups]
    .map(([group, own]) => ({ group, count: own.length, tokens: toolTokens(own) }))
    .toSorted((a, b) => b.tokens - a.tokens)
    .map(({ group, count, tokens }) => `${group} ${rounded(tokens)} (${formatNumber(count)})`);
  const hint =
    groups.size > (groups.has(builtIn) ? 1 : 0)
      ? 'Allow only the tools that the job needs, by name'
      : 'Use a model with a larger context window';
  return `The definitions of tools take about ${rounded(total)} of the ${formatNumber(window)} tokens of the context window: ${sizes.join(', ')}. ${hint}.`;
}

const builtIn = 'built-in tools';

function rounded(tokens: number): string {
  return formatNumber(tokens < 1_000 ? Math.round(tokens) : Math.round(tokens / 100) * 100);
}
