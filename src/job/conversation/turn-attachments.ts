import type { OnEvent } from '../../agent/events.js';
import type { Limits } from '../../agent/limits.js';
import type { CompletedTurn } from '../../agent/options.js';
import type { Attachment } from '../../messages/types.js';
import type { RunCall } from '../../pipeline/types.js';
import type { FileSystem } from '../../platform/files/types.js';
import type { CallResult } from '../../tools/call-result.js';
import type { KnownFiles } from '../../tools/files/known-files.js';
import type { Tool } from '../../tools/types.js';
import type { JobContext } from '../input/gather-context.js';
import { createReminders } from './reminders.js';
import { readsAmong } from './render-prompt.js';

export interface TurnAttachmentOptions {
  readonly context: Pick<JobContext, 'touched' | 'written'>;
  readonly files: FileSystem;
  readonly knownFiles: KnownFiles;
  readonly tools: readonly Tool[];
  readonly limits: Limits;
  readonly onEvent: OnEvent;
}

export interface TurnAttachments {
  /** Context for the files that the prompt names; `reads` are the calls that read them. */
  readonly beforeFirstTurn: (reads: readonly CallResult[]) => Promise<readonly Attachment[]>;
  /** Wraps the function that runs the calls of the model. */
  readonly observed: (runCall: RunCall) => RunCall;
  readonly afterTurn: (turn: CompletedTurn) => Promise<readonly Attachment[]>;
}

/**
 * Context appended after a turn's tool results: files that a skill names, instructions and skills for the folders that
 * the calls touched, reminders. New notices become events and are added to `notices`.
 */
export function createTurnAttachments(options: TurnAttachmentOptions, notices: string[]): TurnAttachments {
  const { remind, learn, observed } = createReminders(options.files, options.limits, options.knownFiles.learnText);
  const forReads = async (reads: readonly CallResult[]): Promise<readonly Attachment[]> => {
    for (const read of reads) await learn(read);
    return await contextFor(reads, options, notices);
  };
  return {
    observed,
    beforeFirstTurn: forReads,
    afterTurn: async (turn) => {
      const skills = turn.results.flatMap(({ nested }) => (nested?.attachments.length ? [nested] : []));
      return [
        ...skills.flatMap(({ attachments }) => attachments),
        ...(await forReads(skills.flatMap(({ results }) => readsAmong(results)))),
        ...(await contextFor(turn.results, options, notices)),
        ...(await remind(turn)),
      ];
    },
  };
}

/** Instruction files of the folders that these calls touched, and skills for such files. */
async function contextFor(
  results: readonly CallResult[],
  { context, files, tools, onEvent }: TurnAttachmentOptions,
  allNotices: string[],
): Promise<readonly Attachment[]> {
  for (const { changes } of results) for (const { path } of changes) context.written(files.relative(path));
  const touched = results.flatMap((result) => touchedBy(result, tools, files));
  if (touched.length === 0) return [];
  const { attachments, notices } = await context.touched(touched);
  allNotices.push(...notices);
  for (const text of notices) onEvent({ type: 'notice', level: 'warning', text });
  return attachments;
}

/** The paths in the workspace that a call read or wrote, as declared by its tool. Those of a command are unknown. */
function touchedBy({ call, status }: CallResult, tools: readonly Tool[], files: FileSystem): readonly string[] {
  if (status !== 'done' && status !== 'failed') return [];
  const binding = tools.find((tool) => tool.name === call.name)?.bind(call.input);
  if (binding?.ok !== true) return [];
  return binding.call.effects.flatMap((effect) =>
    effect.kind === 'read' || effect.kind === 'write' || effect.kind === 'delete' ? [files.relative(effect.path)] : [],
  );
}
