import { Undecidable } from './undecidable.js';

/** Throws for a construct that cannot be analyzed or is unknown. */
export function refuseNode(node: { readonly type: string }): never {
  const known = Object.hasOwn(refusedNode, node.type) ? refusedNode[node.type as keyof typeof refusedNode] : undefined;
  const [form, problem] = known ?? (['other', `it contains an unknown construct (${node.type})`] as const);
  throw new Undecidable(form, problem);
}

const refusedNode = {
  Select: ['code', 'a menu (select) cannot be analyzed'],
  Function: ['other', 'a function gives a name another meaning'],
  Coproc: ['code', 'a coprocess cannot be analyzed'],
} as const;
