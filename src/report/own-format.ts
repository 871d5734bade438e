import type { RunEvent } from '../agent/events.js';
import { type GitHubWriteResult, writeCodes } from '../github-writes/write-result.js';
import { type ReasonCode, reasonCodes } from '../job/result/codes.js';
import type { Result } from '../job/result/types.js';
import type { OwnFormat } from '../platform/secrets/redact-data.js';
import inputSchemas from '../tools/input-schemas.json' with { type: 'json' };
import type { DryRun } from './dry-run.js';
import type { Handoff } from './handoff.js';

type Written =
  | Result
  | DryRun
  | Handoff
  | { readonly at: number; readonly event: RunEvent }
  | { readonly say: string; readonly calls: readonly { readonly tool: string; readonly input: unknown }[] }
  | { readonly usage: { readonly input: number; readonly output: number } }
  | { readonly version: 1; readonly requests: Result['requests']; readonly writes: readonly GitHubWriteResult[] };

/** Every object in a type, at any depth, except for data with arbitrary names. */
type Objects<T> = unknown extends T
  ? never
  : T extends string | number | boolean | null | undefined
    ? never
    : T extends readonly (infer Item)[]
      ? Objects<Item>
      : string extends keyof T
        ? never
        : T | { [Name in keyof T]-?: Objects<T[Name]> }[keyof T];

type Item<T> = T extends readonly (infer One)[] ? Item<One> : T;
type Literal<T> = T extends string ? (string extends T ? never : T) : never;

type Names<T> = T extends unknown ? keyof T & string : never;

/** Every member of the string unions in the fields of objects. */
type Words<T> = T extends unknown ? { [Name in keyof T]-?: Literal<Item<T[Name]>> }[keyof T] : never;

/** The fields whose value is a member of such a union. */
type WordFields<T> = T extends unknown
  ? { [Name in keyof T]-?: Literal<T[Name]> extends never ? never : Name & string }[keyof T]
  : never;

/** The parameters of tools, at any depth. */
type Parameter<Schema> = Schema extends { readonly properties: infer Properties }
  ? (keyof Properties & string) | Parameter<Properties[keyof Properties]>
  : Schema extends { readonly items: infer Items }
    ? Parameter<Items>
    : never;

// biome-ignore format: the compiler compares this list with the types; one name per line would fill a page
const names: Record<Exclude<Names<Objects<Written>>, Parameter<(typeof inputSchemas)[keyof typeof inputSchemas]>>, true> = {
  preview: true, refusalKey: true, sources: true, at: true, branch: true, commit: true, unrecorded: true, start: true, end: true,
  more: true, text: true, kind: true, allow: true, ask: true, deny: true, plan: true, workspace: true, tool: true,
  meant: true, hint: true, model: true, input: true, mode: true, timeoutMs: true, signal: true, attachment: true,
  tools: true, outputSchema: true, stop: true, role: true, format: true, origin: true, skills: true, publish: true,
  turns: true, request: true, note: true, label: true, durationMs: true, data: true, needed: true, neededUsd: true, diff: true, patch: true, added: true,
  removed: true, instructions: true, source: true, files: true, head: true, changes: true, rules: true, bytes: true,
  parts: true, commands: true, version: true, stage: true, level: true, call: true, decision: true, outcome: true,
  suggest: true, items: true, mediaType: true, isError: true, notices: true, maxOutputTokens: true, limits: true,
  results: true, retryAfterMs: true, delta: true, providerData: true, usage: true, inputTokens: true,
  outputTokens: true, retryable: true, attempt: true, delayMs: true, times: true, turn: true, visibility: true,
  denials: true, structured: true, requests: true, provenance: true, costUsd: true, toolCalls: true,
  transcriptPath: true, result: true, writes: true, trustedCommit: true, images: true, denial: true, startLine: true,
  segments: true, printed: true, maxTurns: true, maxCostUsd: true, cacheReadTokens: true, cacheWriteTokens: true,
  synthetic: true, say: true, calls: true, output: true, loadedInstructions: true, omitted: true, problems: true,
  modelError: true, what: true, messages: true, window: true, author: true, trust: true, purpose: true,
  sandbox: true, reached: true, blocked: true, nested: true, attachments: true, since: true, lost: true,
  streamed: true, system: true, toolSpecs: true, inputSchema: true, repeat: true, dirty: true, rewind: true,
  tier: true, decided: true, hooks: true, run: true, subject: true, exitCode: true, omittedCharacters: true,
  scope: true, contextWindow: true, findingPaths: true, fromRoot: true, otherPath: true, code: true, details: true,
  hookChanges: true, continues: true, cachedTokens: true, history: true,
};

// biome-ignore format: as above
const wordFields: Record<WordFields<Objects<Written>>, true> = {
  kind: true, role: true, format: true, type: true, origin: true, conclusion: true, event: true, status: true,
  stage: true, level: true, decision: true, outcome: true, severity: true, visibility: true, side: true, purpose: true, reason: true, repeat: true, scope: true,
  tier: true,
  mode: true, code: true,
};

// biome-ignore format: as above
const words: Record<Exclude<Words<Objects<Written>>, ReasonCode | (typeof writeCodes)[number]>, true> = {
  allow: true, ask: true, deny: true, run: true, refuse: true, directory: true, file: true, skill: true, tool: true,
  done: true, prompt: true, created: true, modified: true, updated: true, everyone: true, model: true, media: true,
  reasoning: true, 'tool-call': true, 'tool-result': true, user: true, assistant: true, info: true, warning: true,
  error: true, attachment: true, memory: true, 'skill-listing': true, environment: true, event: true, context: true,
  todo: true, 'edited-file': true, budget: true, 'answer-problems': true, notice: true, pending: true,
  in_progress: true, stop: true, toml: true, markdown: true, claude: true, 'prompt-yml': true, 'prompt-md': true,
  inline: true, text: true, args: true, 'shell': true, variable: true, message: true, deleted: true, failed: true,
  invalid: true, 'final-text': true, 'no-output': true, turns: true, cost: true, tokens: true, time: true,
  denied: true, truncated: true, 'wrong-form': true, 'model-error': true, 'run-start': true, 'turn-start': true,
  'text-delta': true, 'reasoning-delta': true, 'model-retry': true, 'turn-end': true, 'command-output': true,
  'tool-start': true, 'tool-end': true, todos: true, 'sub-agent': true, note: true, findings: true, noop: true,
  incomplete: true, timeout: true, 'provider-error': true, 'config-error': true, skipped: true, instructions: true,
  unchanged: true, withheld: true, refused: true, cancelled: true, discovery: true, permission: true,
  'pre-hook': true, confirmation: true, execution: true, 'post-hook': true, formatting: true, auth: true,
  'not-found': true, 'bad-request': true, 'context-length': true, 'rate-limit': true, quota: true, overloaded: true,
  server: true, network: true, 'cut-off': true, script: true, 'prefix-changed': true, 'fell back': true,
  'write-request': true, summary: true, 'other-usage': true, 'failed-attempt': true, help: true,
  'results-capped': true, 'history-repaired': true, 'turn-cut': true, 'last-turn': true, compaction: true,
  full: true, landlock: true, seatbelt: true, none: true, length: true, 'tool-calls': true, window: true,
  pause: true, other: true, finish: true, opening: true, baseline: true, 'request-end': true, 'call-start': true,
  'call-nested': true, 'rest-saved': true, 'turn-context': true, resumed: true, published: true, turn: true,
  'read-only': true, repeatable: true, once: true, flex: true, batch: true, default: true, 'auto-edit': true,
  plan: true, yolo: true, hook: true, 'hook-output': true, SessionStart: true, UserPromptExpansion: true,
  UserPromptSubmit: true, PreToolUse: true, PermissionRequest: true, PermissionDenied: true, PostToolUse: true,
  PostToolUseFailure: true, PostToolBatch: true, Stop: true, StopFailure: true, SubagentStart: true,
  SubagentStop: true, PreCompact: true, SessionEnd: true, pass: true, change: true, block: true, started: true,
  APPROVE: true, COMMENT: true, LEFT: true, REQUEST_CHANGES: true, RIGHT: true, assign: true, 'check-run': true,
  close: true, comment: true, completed: true, 'create-label': true, duplicate: true, failure: true, hide: true,
  issue: true, label: true, milestone: true, neutral: true, not_planned: true, 'off-topic': true, outdated: true,
  'pull-request': true, push: true, reopen: true, reply: true, resolve: true, resolved: true, review: true,
  reviewers: true, success: true, update: true,
};

/** The parameters of the tools, at any depth: a recorded run is replayed with them. */
function parametersIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const named = 'properties' in schema ? Object.keys(schema.properties ?? {}) : [];
  return [...named, ...Object.values(schema).flatMap(parametersIn)];
}

/** The values that a parameter can have, if there are few. */
function choicesIn(schema: unknown): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const choices = 'enum' in schema && Array.isArray(schema.enum) ? schema.enum.map(String) : [];
  return [...choices, ...Object.values(schema).flatMap(choicesIn)];
}

/** The names and words of the JSON output, so that a secret equal to one of them does not change its structure. */
export const ownFormat: OwnFormat = {
  names: new Set([...Object.keys(names), ...parametersIn(inputSchemas)]),
  wordFields: new Set(Object.keys(wordFields)),
  words: new Set([...Object.keys(words), ...reasonCodes, ...writeCodes, ...choicesIn(inputSchemas)]),
};
