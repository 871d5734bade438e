import { Undecidable } from './context.js';

/** Throws for a construct that cannot be analyzed or is unknown. */
export function refuseNode(node: { readonly type: string }): never {
  const known = Object.hasOwn(refusedNode, node.type) ? refusedNode[node.type as keyof typeof refusedNode] : undefined;
  throw new Undecidable(known ?? `it contains an unknown construct (${node.type})`);
}

const refusedNode = {
  Select: 'a menu (select) cannot be analyzed',
  Function: 'a function gives a name another meaning',
  Coproc: 'a coprocess cannot be analyzed',
} as const;
