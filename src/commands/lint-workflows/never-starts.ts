import { nearest } from '../../errors.js';
import { activityTypes, knownEvents } from './events.js';
import type { WorkflowMapping, WorkflowProblem } from './types.js';

/** Types of an event that carry nothing to start from. */
const endings: Readonly<Record<string, readonly string[]>> = {
  commit_comment: ['deleted'],
  discussion_comment: ['deleted'],
  issue_comment: ['deleted'],
  pull_request_review: ['dismissed'],
  pull_request_review_comment: ['deleted'],
};

/** The activity type that each of these inputs waits for. */
const waitsFor = { 'label-trigger': 'labeled', 'assignee-trigger': 'assigned' } as const;

export function neverStarts(
  events: ReadonlyMap<string, readonly string[] | null>,
  inputs: WorkflowMapping,
  location: string,
): readonly WorkflowProblem[] {
  const parts = [...events].flatMap(([name, types]) => unknownParts(name, types));
  const dead = [...events].filter(
    ([name, types]) => types !== null && types.length > 0 && types.every((type) => endings[name]?.includes(type)),
  );
  const unmet = Object.entries(waitsFor).filter(
    ([input, type]) =>
      inputs[input] !== undefined &&
      ![...events.values()].some((types) =>
        types?.some((eventType) => eventType === type || (type === 'assigned' && eventType === 'review_requested')),
      ),
  );
  const silent = hasPrompt(inputs) ? [] : [...events].filter(([name, types]) => !canRequest(name, types));
  const writing =
    'set prompt, prompt-file or command, or use an event on which people write to the workflow: issue_comment, issues';
  const all: readonly Part[] = [
    ...parts,
    ...silent.map(([name]): Part => [`event ${name}`, 'the step has no prompt, and this event brings none', writing]),
    ...dead.map(([name, types]): Part => {
      const message = `no run starts on ${types?.join(', ') ?? ''}`;
      return [`event ${name}`, message, 'use types: [created], or submitted for reviews'];
    }),
    ...unmet.map(([input, type]): Part => {
      const message = `it waits for the activity type ${type}, which no event of the workflow has`;
      return [`input ${input}`, message, `add ${type} to the types of the event`];
    }),
  ];
  return all.map(([subject, message, hint]) => ({ id: 'event-never-starts', location, subject, message, hint }));
}

type Part = readonly [subject: string, message: string, hint: string];

function unknownParts(event: string, types: readonly string[] | null): readonly Part[] {
  if (!knownEvents.includes(event)) {
    const guess = nearest(event, knownEvents);
    const hint = `${guess === undefined ? '' : `did you mean ${guess}? `}The events are on https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows`;
    return [[`event ${event}`, 'GitHub has no such event for workflows', hint]];
  }
  const known = activityTypes[event];
  if (known === undefined) return [];
  return (types ?? [])
    .filter((type) => !known.includes(type))
    .map((type) => [`event ${event}`, `it has no activity type ${type}`, `its types are ${known.join(', ')}`]);
}

export function hasPrompt(inputs: WorkflowMapping): boolean {
  return ['prompt', 'prompt-file', 'command', 'batch', 'batch-step', 'post', 'resume'].some(
    (name) => inputs[name] !== undefined,
  );
}

/** Whether people can write to the workflow with this event. An event that GitHub does not have is reported already. */
function canRequest(event: string, types: readonly string[] | null): boolean {
  if (!knownEvents.includes(event) || event === 'workflow_call') return true;
  if (event === 'issues') return types === null || types.some((type) => issueStarts.includes(type));
  return endings[event] !== undefined;
}

const issueStarts: readonly string[] = ['opened', 'assigned', 'labeled'];
