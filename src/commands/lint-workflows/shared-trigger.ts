import { hasPrompt } from './never-starts.js';
import type { WorkflowMapping, WorkflowProblem } from './types.js';

/** A step that comments start, with what decides which of them do. */
export interface CommentStep {
  readonly location: string;
  readonly path: string;
  readonly phrase: string;
  /** The `if` of its job. */
  readonly condition: string;
}

/** The step if people start it by a comment with the trigger phrase; the phrase is that of the configuration by default. */
export function commentStep(
  events: Iterable<string>,
  inputs: WorkflowMapping,
  {
    defaultPhrase,
    ...place
  }: Pick<CommentStep, 'location' | 'path' | 'condition'> & { readonly defaultPhrase: string },
): readonly CommentStep[] {
  if (hasPrompt(inputs) || ![...events].includes('issue_comment')) return [];
  const phrase = inputs['trigger-phrase'];
  return [{ ...place, phrase: typeof phrase === 'string' ? phrase : defaultPhrase }];
}

export function sharedTriggers(steps: readonly CommentStep[]): readonly WorkflowProblem[] {
  return steps.flatMap((step, index) => {
    const earlier = steps.slice(0, index).find((other) => startTogether(step, other));
    if (earlier === undefined) return [];
    const { location, phrase } = step;
    const message = `the same comments start ${earlier.path}, so both answer`;
    const hint = 'remove one of the two workflows, or give one another trigger-phrase';
    return [{ id: 'trigger-shared', location, subject: `trigger phrase ${phrase}`, message, hint }];
  });
}

function startTogether(one: CommentStep, other: CommentStep): boolean {
  if (one.path === other.path || one.phrase !== other.phrase) return false;
  // One for issues and one for pull requests.
  const [items, otherItems] = [itemsOf(one.condition), itemsOf(other.condition)];
  return items === null || otherItems === null || items === otherItems;
}

function itemsOf(condition: string): 'issues' | 'pull requests' | null {
  if (/!\s*github\.event\.issue\.pull_request\b/.test(condition)) return 'issues';
  return /github\.event\.issue\.pull_request\b/.test(condition) ? 'pull requests' : null;
}
