import { Undecidable } from './context.js';

/** Throws for a construct that cannot be judged, or that is not known. */
export function refuseNode(node: { readonly type: string }): never {
  const known = Object.hasOwn(refusedNode, node.type) ? refusedNode[node.type as keyof typeof refusedNode] : undefined;
  throw new Undecidable(known ?? `it holds a construct that is not known (${node.type})`);
}

const refusedNode = {
  Select: 'a menu (select) cannot be judged',
  Function: 'a function gives a name another meaning',
  Coproc: 'a coprocess cannot be judged',
} as const;
