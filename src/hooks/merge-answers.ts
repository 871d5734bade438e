import type { HookAnswer } from './answer.js';

export interface HookOutcome {
  /** The reasons of all hooks that block, each with its hook; `null` if none does. */
  readonly block: string | null;
  /** Text for the model; each names its hook. */
  readonly context: readonly string[];
  readonly stop: string | null;
  readonly updatedInput?: Readonly<Record<string, unknown>>;
  readonly updatedOutput?: string;
  /** The hook whose new input or output counts. */
  readonly changedBy?: string;
  readonly mayRetry: boolean;
}

export const noOutcome: HookOutcome = { block: null, context: [], stop: null, mayRetry: false };

/** In the order of the configuration: one block is enough; of several inputs or outputs the last counts. */
export function mergeAnswers(answers: readonly { readonly label: string; readonly answer: HookAnswer }[]): HookOutcome {
  const reasons = named(answers.map(({ label, answer: { block } }) => ({ label, text: block })));
  const stops = named(answers.map(({ label, answer: { stop } }) => ({ label, text: stop })));
  const changing = reasons.length > 0 ? undefined : answers.findLast(({ answer }) => answer.updatedInput !== undefined);
  const replacing = answers.findLast(({ answer }) => answer.updatedOutput !== undefined);
  const by = (changing ?? replacing)?.label;
  return {
    block: reasons.length === 0 ? null : reasons.join('\n'),
    context: answers.flatMap(({ label, answer: { context } }) =>
      context.map((text) => `Output of the hook ${label}:\n${text}`),
    ),
    stop: stops.length === 0 ? null : stops.join('\n'),
    mayRetry: answers.some(({ answer }) => answer.mayRetry),
    ...(changing?.answer.updatedInput === undefined ? {} : { updatedInput: changing.answer.updatedInput }),
    ...(replacing?.answer.updatedOutput === undefined ? {} : { updatedOutput: replacing.answer.updatedOutput }),
    ...(by === undefined ? {} : { changedBy: by }),
  };
}

/** A single text is used as it is; of several, each names its hook. */
function named(texts: readonly { readonly label: string; readonly text: string | null }[]): readonly string[] {
  const given = texts.flatMap(({ label, text }) => (text === null ? [] : [{ label, text }]));
  return given.map(({ label, text }) => (given.length === 1 ? text : `${label}: ${text}`));
}
