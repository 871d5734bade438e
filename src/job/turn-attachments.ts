import type { OnEvent } from '../agent/events.js';
import type { Limits } from '../agent/limits.js';
import type { CompletedTurn } from '../agent/loop.js';
import type { Attachment } from '../messages/types.js';
import type { CallResult } from '../pipeline/types.js';
import type { FileSystem } from '../platform/types.js';
import type { Tool } from '../tools/types.js';
import { createReminders } from './reminders.js';
import type { SideEffects } from './side-effects.js';

interface Seen {
  readonly sideEffects: SideEffects;
  readonly files: FileSystem;
  readonly tools: readonly Tool[];
  readonly limits: Limits;
  readonly onEvent: OnEvent;
}

export interface AfterTurn {
  /** What belongs to the files that the prompt names, whose calls these are; to be asked once, before the first turn. */
  begin(mentioned: readonly CallResult[]): Promise<readonly Attachment[]>;
  turn(seen: CompletedTurn): Promise<readonly Attachment[]>;
}

/**
 * What stands behind the results of a turn: files that a skill named, instructions and skills for the folders that were
 * touched, reminders. New notices are told and put into `notices`.
 */
export function createAfterTurn(seen: Seen, notices: string[]): AfterTurn {
  const { remind, watch } = createReminders(seen.files, seen.limits);
  const ofFiles = async (mentioned: readonly CallResult[]): Promise<readonly Attachment[]> => {
    if (mentioned.length > 0) await watch(mentioned);
    return await relevant(mentioned, seen, notices);
  };
  return {
    begin: ofFiles,
    turn: async (turn) => [
      ...seen.sideEffects.attachments.splice(0),
      ...(await ofFiles(seen.sideEffects.mentioned.splice(0))),
      ...(await relevant(turn.results, seen, notices)),
      ...(await remind(turn)),
    ],
  };
}

/** What these calls make relevant: instruction files of the folders they touched, skills for such files. */
async function relevant(
  results: readonly CallResult[],
  { sideEffects, files, tools, onEvent }: Seen,
  allNotices: string[],
): Promise<readonly Attachment[]> {
  for (const { changes } of results) for (const { path } of changes) sideEffects.context.written(files.relative(path));
  const touched = results.flatMap((result) => touchedBy(result, tools, files));
  if (touched.length === 0) return [];
  const { attachments, notices } = await sideEffects.context.touched(touched);
  allNotices.push(...notices);
  for (const text of notices) onEvent({ type: 'notice', level: 'warning', text });
  return attachments;
}

/** The paths of the workspace that a call read or wrote, as its tool declares them. What a command touches is not known. */
function touchedBy(
  { call, status }: CallResult,
  tools: readonly Tool[],
  files: Pick<FileSystem, 'relative'>,
): readonly string[] {
  if (status !== 'done' && status !== 'failed') return [];
  const binding = tools.find((tool) => tool.name === call.name)?.bind(call.input);
  if (binding?.ok !== true) return [];
  return binding.call.effects.flatMap((effect) =>
    effect.kind === 'read' || effect.kind === 'write' || effect.kind === 'delete' ? [files.relative(effect.path)] : [],
  );
}
