import type { Files } from '../host/types.js';
import type { CallResult, Denial } from '../pipeline/types.js';
import type { Tool } from '../tools/types.js';
import type { Context } from './context.js';
import type { Ledger } from './ledger.js';

/** What happens in a job beside its own conversation: inside of a call, or because of one. */
export interface Aside {
  readonly context: Context;
  readonly ledger: Ledger;
  /** Calls that were made by the commands of skills and by sub-agents. */
  readonly results: CallResult[];
  /** Commands of skills that were refused before anything ran. */
  readonly denials: Denial[];
}

/** The paths of the workspace that a call read or wrote, as its tool declares them. What a command touches is not known. */
export function touchedBy(
  { call, status }: CallResult,
  tools: readonly Tool[],
  files: Pick<Files, 'relative'>,
): readonly string[] {
  if (status !== 'done' && status !== 'failed') return [];
  const binding = tools.find((tool) => tool.name === call.name)?.bind(call.input);
  if (binding?.ok !== true) return [];
  return binding.call.effects.flatMap((effect) =>
    effect.kind === 'read' || effect.kind === 'write' || effect.kind === 'delete' ? [files.relative(effect.path)] : [],
  );
}
