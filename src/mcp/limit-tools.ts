import { formatNumber } from '../format-number.js';
import type { ToolLimits } from '../model/types.js';
import type { ServerSession } from './server-session.js';
import type { OfferedMcpTools } from './tools.js';

export interface ToolRoom {
  /** Of the models that may be asked. */
  readonly limits: ToolLimits;
  readonly builtInTools: number;
  /** How exactly a rule names a tool: if there are too many, the others are left out first. */
  readonly exactnessOf: (tool: string) => number;
}

export type ServerOffer = OfferedMcpTools & { readonly session: Pick<ServerSession, 'server'> };

/**
 * A provider refuses requests with more than it takes. Exactly named tools stay first, then those of a pattern, then of
 * rules for a whole server, of which each keeps a part.
 */
export function limitTools<Offer extends ServerOffer>(
  offers: readonly Offer[],
  { limits, builtInTools, exactnessOf }: ToolRoom,
): { readonly offers: readonly Offer[]; readonly notice: string | null } {
  const most = Math.max(0, limits.most - builtInTools);
  const all = offers.flatMap(({ tools }) => tools.map((tool, rank) => ({ tool, rank })));
  if (all.length <= most) return { offers, notice: null };
  const exactness = new Map(all.map(({ tool }) => [tool, exactnessOf(tool.name)]));
  const kept = all
    .toSorted((a, b) => (exactness.get(b.tool) ?? 0) - (exactness.get(a.tool) ?? 0) || a.rank - b.rank)
    .slice(0, most);
  const chosen = new Set(kept.map(({ tool }) => tool));
  const limited = offers.map((offer) => ({ ...offer, tools: offer.tools.filter((tool) => chosen.has(tool)) }));
  const cut = offers.flatMap(({ session, tools }, index) => {
    const left = limited[index]?.tools.length ?? 0;
    const rule = `mcp__${session.server.name}`;
    return left === tools.length
      ? []
      : [`${formatNumber(tools.length - left)} of the ${formatNumber(tools.length)} of ${rule}`];
  });
  const notice = `The model takes at most ${formatNumber(limits.most)} tools, ${formatNumber(builtInTools)} of which are built in, so ${formatNumber(all.length - most)} tools of MCP servers were not offered: ${cut.join(', ')}. Allow only the tools that the job needs, by name.`;
  return { offers: limited, notice };
}
