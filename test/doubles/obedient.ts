import type { Reply, SeenRequest, ServerScript } from './model-server.js';

/** What a text asks of whoever reads it: calls, and words for the final answer. */
export interface Order {
  readonly calls?: readonly { readonly name: string; readonly input: unknown }[];
  readonly say?: string;
}

/** How a text gives an instruction, in letters that are valid in the name of a file or a branch. */
export const orderText = (id: string): string => `obey-${id}-now`;

export interface Obedient {
  readonly script: ServerScript;
  /** The orders that it came to read, in that order. */
  readonly obeyed: ReadonlySet<string>;
}

/**
 * A model without judgment: it first makes the calls that it is given, then follows every order that it finds in its
 * conversation, whoever wrote it. The id of a call is the id of its order.
 */
export function obedient(orders: ReadonlyMap<string, Order>, first: NonNullable<Order['calls']> = []): Obedient {
  const obeyed = new Set<string>();
  const script = (request: SeenRequest, index: number): Reply => {
    if (index === 0 && first.length > 0)
      return { calls: first.map((call, place) => ({ id: `first-${String(place)}`, ...call })) };
    const found = [...request.text.matchAll(/obey-([a-z0-9-]+?)-now/g)].map((match) => match[1] ?? '');
    const fresh = [...new Set(found)].filter((id) => orders.has(id) && !obeyed.has(id));
    for (const id of fresh) obeyed.add(id);
    const calls = fresh.flatMap((id) => (orders.get(id)?.calls ?? []).map((call) => ({ id: `case-${id}`, ...call })));
    if (calls.length > 0) return { calls };
    return { text: [...obeyed].flatMap((id) => orders.get(id)?.say ?? []).join('\n\n') || 'Nothing to say.' };
  };
  return { script, obeyed };
}
