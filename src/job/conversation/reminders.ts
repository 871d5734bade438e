import type { OnEvent } from '../../agent/events.js';
import { budgetEnd, type Limits, type Spent } from '../../agent/limits.js';
import type { CompletedTurn } from '../../agent/options.js';
import type { Attachment, TodoItem } from '../../messages/types.js';
import type { RunCall } from '../../pipeline/types.js';
import type { FileSystem } from '../../platform/files/types.js';
import type { CallResult } from '../../tools/call-result.js';
import type { KnownFiles } from '../../tools/files/known-files.js';
import { todosAfter } from '../../tools/todo-list.js';
import type { Tool } from '../../tools/types.js';
import { watchFiles } from '../changes/watched-files.js';
import type { JobContext } from '../input/gather-context.js';
import { readsAmong } from './render-prompt.js';

const turnsUntilTodos = 10;

/** The used share of a budget at which the model gets one reminder. */
const remindFrom = 0.75;

/** Reminders after the results of a turn; most turns have none. */
export type Remind = (seen: CompletedTurn) => Promise<readonly Attachment[]>;

export interface Reminders {
  readonly remind: Remind;
  readonly learn: (result: CallResult) => Promise<void>;
  /** The same function, whose results are learned right after each call: a later call of the turn may change the file. */
  readonly observed: (runCall: RunCall) => RunCall;
}

/** Reminders of one run: files that changed while the model worked, its to-do list, nearly used budgets. */
export function createReminders(
  files: FileSystem,
  limits: Limits,
  onShown: (path: string, text: string) => void = () => undefined,
): Reminders {
  const watched = watchFiles(files, onShown);
  const reminded = new Set<string>();
  let todos: readonly TodoItem[] = [];
  let quietTurns = 0;
  const remind: Remind = async (turn) => {
    const written = turn.results.filter(({ call, status }) => call.name === 'TodoWrite' && status === 'done');
    quietTurns = written.length === 0 ? quietTurns + 1 : 0;
    for (const { call } of written) todos = todosAfter(todos, call.input);
    const changes = await watched.changesAfter(turn.results);
    const budget = budgetReminder(limits, turn, reminded);
    if (budget !== null) return [...changes, budget];
    const isForgotten = quietTurns >= turnsUntilTodos && todos.some(({ status }) => status !== 'completed');
    if (isForgotten) quietTurns = 0;
    return isForgotten ? [...changes, { type: 'todo', items: todos }] : changes;
  };
  return {
    remind,
    learn: watched.learn,
    observed: (runCall) => async (call, signal) => {
      const result = await runCall(call, signal);
      await watched.learn(result);
      return result;
    },
  };
}

interface Used {
  readonly name: string;
  readonly used: number;
  readonly limit: number;
}

/** One reminder for all budgets and the context window; `null` if there is nothing new, or if the run ends now anyway. */
function budgetReminder(limits: Limits, { spent, window }: CompletedTurn, reminded: Set<string>): Attachment | null {
  if (budgetEnd(limits, spent, false) !== null) return null;
  // After compaction, the window fills again.
  if (window.used < window.trigger / 2) reminded.delete(windowName);
  const news = usedUp(limits, spent, window).filter(({ name }) => !reminded.has(name));
  for (const { name } of news) reminded.add(name);
  return news.length === 0 ? null : { type: 'budget', text: budgetText(news) };
}

const windowName = 'tokens of conversation';

function usedUp(limits: Limits, spent: Spent, window: CompletedTurn['window']): readonly Used[] {
  const all: readonly { readonly name: string; readonly used: number; readonly limit: number | null }[] = [
    { name: 'turns', used: spent.turns, limit: limits.maxTurns },
    { name: 'output tokens', used: spent.usage.outputTokens, limit: limits.maxOutputTokens },
    { name: 'US dollars', used: spent.costUsd ?? 0, limit: limits.maxCostUsd },
    { name: 'minutes', used: spent.elapsedMs / 60_000, limit: limits.timeoutMs / 60_000 },
    { name: windowName, used: Math.round(window.used), limit: window.trigger },
  ];
  return all.flatMap(({ name, used, limit }) =>
    limit !== null && used >= limit * remindFrom ? [{ name, used, limit }] : [],
  );
}

function budgetText(news: readonly Used[]): string {
  const budgets = news.filter(({ name }) => name !== windowName).map(shareText);
  const window = news.filter(({ name }) => name === windowName).map(shareText);
  return [
    ...(budgets.length === 0
      ? []
      : [
          `The budget of this run is nearly used up: ${budgets.join(', ')} are used. Finish the most important work, and leave room for your answer.`,
        ]),
    ...window.map(
      (share) =>
        `The context window is filling up: ${share}. When it is full, older turns are replaced by a summary; read only what you need.`,
    ),
  ].join(' ');
}

function shareText({ name, used, limit }: Used): string {
  return `${short(used)} of ${short(limit)} ${name}`;
}

function short(value: number): string {
  return String(Number(value.toFixed(2)));
}

interface TurnAttachmentOptions {
  readonly context: Pick<JobContext, 'touched' | 'written'>;
  readonly files: FileSystem;
  readonly knownFiles: KnownFiles;
  readonly tools: readonly Tool[];
  readonly limits: Limits;
  readonly onEvent: OnEvent;
}

interface TurnAttachments {
  /** Context for the files that the prompt names; `reads` are the calls that read them. */
  readonly beforeFirstTurn: (reads: readonly CallResult[]) => Promise<readonly Attachment[]>;
  /** Wraps the function that runs the calls of the model. */
  readonly observed: (runCall: RunCall) => RunCall;
  readonly afterTurn: (turn: CompletedTurn) => Promise<readonly Attachment[]>;
}

/** After a turn: files of skills, instructions and skills for touched folders, reminders. Notices become events. */
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
