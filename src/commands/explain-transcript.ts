import { rethrowUnless, UserError } from '../errors.js';
import { formatCount } from '../format-number.js';
import type { JobRuntime } from '../job/runtime/runtime.js';
import { readTranscript } from '../job/transcript/read-transcript.js';
import { conversationsIn } from '../job/transcript/recorded-run.js';
import { withSecondParse } from '../pipeline/second-parse.js';
import { plainText } from '../plain-text.js';
import { createFileSystem } from '../platform/files/file-system.js';
import { namedFileText } from '../platform/files/named-file.js';
import { createPolicyEngine } from '../policy/engine/engine.js';
import { type Learned, learnRules } from '../policy/rules/learn-rules.js';
import type { Evaluation, Mode, RuleLists } from '../policy/types.js';
import { allowFlag } from '../report/suggested-rules.js';
import { type CallResult, withNestedCalls } from '../tools/call-result.js';
import { evaluateCall } from './runtime.js';

const maxBytes = 200_000_000;

export interface NewRules {
  readonly lists: RuleLists;
  readonly mode: Mode;
  readonly readOnlyCommands: boolean;
}

interface ChangedCall {
  readonly tool: string;
  readonly label: string;
  readonly times: number;
  readonly before: 'run' | 'refuse';
  readonly after: 'run' | 'refuse';
  readonly rule: string | null;
  readonly reason: string;
  readonly suggest: readonly string[];
}

/** What `--json` prints. */
export interface TranscriptExplanation {
  /** Calls that were judged by rules; not those of unknown tools, with invalid input, or refused by a hook. */
  readonly calls: number;
  readonly changed: readonly ChangedCall[];
  /** Calls that cannot be judged here, each with the reason. */
  readonly unknown: readonly { readonly tool: string; readonly label: string; readonly reason: string }[];
  /** The smallest allow list with which every call that ran would run again. */
  readonly allow: Learned;
}

/** Judges the calls of a recorded run by other rules; nothing runs. Rejects with UserError for a file that is no transcript. */
export async function explainTranscript(
  path: string,
  directory: string,
  runtime: Pick<JobRuntime, 'tools' | 'world' | 'secondParser'>,
  rules: NewRules,
): Promise<TranscriptExplanation> {
  const files = createFileSystem({ root: directory, guard: () => null });
  const named = { location: path, hint: 'use the path that the run printed at the end' };
  const text = await namedFileText(files.read(path, maxBytes), { ...named, message: 'the transcript cannot be read' });
  const { run, header } = readTranscript(path, text);
  const place = typeof header['workspace'] === 'string' ? header['workspace'] : null;
  // The calls of the prompt, of the job and of its sub-agents.
  const judged = conversationsIn(run)
    .flatMap(({ promptResults, calls }) =>
      withNestedCalls([...promptResults, ...[...calls.values()].flatMap(({ result }) => result ?? [])]),
    )
    .filter(({ decided }) => (decided?.decision ?? null) !== null && decided?.stage !== 'pre-hook');
  const judge = judgeWith(runtime, rules, place);
  const keep = judgeWith(runtime, { ...rules, lists: { ...rules.lists, allow: [] } }, place);
  const changed = new Map<string, ChangedCall>();
  const unknown = new Map<string, TranscriptExplanation['unknown'][number]>();
  const needed: (readonly string[])[] = [];
  for (const call of judged) {
    const [tool, label] = [(call.meant ?? call.call).name, plainText(call.label)];
    const evaluation = await judge(call);
    if (typeof evaluation === 'string') {
      unknown.set(`${tool} ${label}`, { tool, label, reason: evaluation });
      continue;
    }
    const before = call.decided?.decision === 'allow' ? 'run' : 'refuse';
    const { outcome: after, rule, reason, suggest } = evaluation;
    const alone = before === 'run' ? await keep(call) : 'it did not run';
    if (typeof alone !== 'string' && alone.outcome === 'refuse') needed.push(alone.suggest);
    if (before === after) continue;
    const key = JSON.stringify([tool, label, before]);
    changed.set(key, { tool, label, times: (changed.get(key)?.times ?? 0) + 1, before, after, rule, reason, suggest });
  }
  return {
    calls: judged.length,
    changed: [...changed.values()],
    unknown: [...unknown.values()],
    allow: learnRules(needed),
  };
}

/** How these rules decide a call; why it cannot be judged, as a clause. */
function judgeWith(
  { tools, world, secondParser }: Pick<JobRuntime, 'tools' | 'world' | 'secondParser'>,
  { lists, mode, readOnlyCommands }: NewRules,
  place: string | null,
): (call: CallResult) => Promise<Evaluation | string> {
  const policy = createPolicyEngine({ lists, mode, readOnlyCommands, world });
  return async ({ call, meant }) => {
    const { name, input } = meant ?? call;
    try {
      const moved = place === null ? input : movedTo(world.workspace, place, input);
      return await withSecondParse(evaluateCall({ tools, policy }, name, moved), secondParser);
    } catch (error) {
      rethrowUnless(error, UserError);
      return error.diagnostics.map(({ message }) => message).join('; ');
    }
  };
}

/** An input whose absolute paths in the workspace of the run are in this one. */
function movedTo(workspace: string, place: string, value: unknown): unknown {
  if (typeof value === 'string') {
    const [before = '', ...parts] = value.split(place);
    return before + parts.map((part) => (/^[\w.-]/.test(part) ? place : workspace) + part).join('');
  }
  if (Array.isArray(value)) return value.map((item) => movedTo(workspace, place, item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, movedTo(workspace, place, item)]));
}

export function transcriptText({ calls, changed, unknown, allow }: TranscriptExplanation): string {
  const summary =
    changed.length === 0
      ? `No decision changes: ${formatCount(calls, 'call')} of the run would end as before.`
      : `${formatCount(changed.length, 'call')} of ${String(calls)} would be decided differently:`;
  return [
    summary,
    ...changed.flatMap(changedLines),
    ...unknown.map(({ tool, label, reason }) => `  ? ${tool} ${label}: cannot be judged here: ${reason}`),
    ...(allow.rules.length === 0
      ? ['No allow rule is needed for the calls that ran.']
      : ['The smallest allow list for the calls that ran:', 'allow: |', ...allow.rules.map((rule) => `  ${rule}`)]),
    ...allow.leftOut.map(({ rule, why }) => `left out: ${rule} (${why})`),
    '',
  ].join('\n');
}

function changedLines({ tool, label, times, after, reason, suggest }: ChangedCall): readonly string[] {
  const repeated = times === 1 ? '' : `, ${String(times)} times`;
  return after === 'run'
    ? [`  ✓ ${tool} ${label}: refused before${repeated}; now allowed: ${reason}`]
    : [
        `  ✗ ${tool} ${label}: ran before${repeated}; now refused: ${reason}`,
        ...suggest.map((rule) => `      allowed by: ${allowFlag(rule)}`),
      ];
}
