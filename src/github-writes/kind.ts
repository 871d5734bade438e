import type { DeclaredEffect } from '../policy/types.js';
import { defineTool, type ToolDefinition } from '../tools/define.js';
import { failedOutput } from '../tools/output.js';
import { type Recorder, recordRequest } from '../tools/self-report/record.js';
import type { Tool } from '../tools/types.js';
import { pathsOf } from './paths-of.js';
import type { PublishContext } from './publish-context.js';
import type { GitHubWriteResult } from './write-result.js';

export type PostEffect = Extract<DeclaredEffect, { readonly kind: 'post' }>;

/** What a write changes: without it, the tool is not offered. */
export type TargetKind = 'pull-request' | 'item' | 'repository' | 'branch' | 'push';

/** The lines in `permissions:` of the job that a write needs; `item`: see permissionsFor. */
export type WritePermissions = 'item' | readonly string[];

/** What a commit would take now, for the model, or why nothing, as a clause. `paths`: those that the model named. */
export type CheckTree = (
  paths?: readonly string[],
) => Promise<{ readonly files: string } | { readonly refused: string }>;

export interface PostContext extends PublishContext {
  /** The request in a few words, for its row in the report. */
  readonly what: string;
  /** What the job needs for this write. */
  readonly permissions: readonly string[];
  /** The place of the request among those of its kind, from 1. */
  readonly number: number;
}

/** A kind of change that a model can request on GitHub. The run only records it; Sallyport posts it afterwards. */
export interface GitHubWriteKind<Request extends { readonly kind: string }> {
  /** In recorded runs, which are read again: it never changes. */
  readonly kind: Request['kind'];
  /** The tool, as rules name it. */
  readonly tool: string;
  readonly target: TargetKind;
  readonly permissions: WritePermissions;
  /** Calls in a job; more indicate a model that is stuck. */
  readonly limit: number;
  /** Offered only if a rule names it, in mode `yolo` too: no task needs it by chance. */
  readonly isNamedOnly: boolean;
  /** The request commits the changed files, once per run. */
  readonly isCommit: boolean;
  /** The request is about the commit that the run worked on. */
  readonly isAboutCommit: boolean;
  /** Posted before the others, which may use what it creates. */
  readonly isFirst: boolean;
  /** The tools whose rules decide, each with the target that the rules name. */
  readonly effects: (request: Request) => readonly PostEffect[];
  /** The request in a few words: the tool, then what it is about. */
  readonly nameOf: (request: Request) => string;
  /** First looks for what an earlier run with the same key posted, so that posting again changes nothing. */
  readonly post: (request: Request, context: PostContext) => Promise<readonly GitHubWriteResult[]>;
  /** What follows once all requests of a run are posted; absent if nothing does. */
  readonly finish?: (
    requests: readonly Request[],
    posted: readonly GitHubWriteResult[],
    context: Omit<PublishContext, 'sanitize'>,
  ) => Promise<readonly GitHubWriteResult[]>;
  /** Reads a stored request again, with the checks of the tool; `null` if it is not one that the tool records. */
  readonly parse: (stored: Readonly<Record<string, unknown>>) => Request | null;
  /** `isInBatch`: for a job of a batch, whose answer is not posted. */
  readonly createTool: (recorder: Recorder<Request>, check: CheckTree, isInBatch: boolean) => Tool;
}

type Optional = 'isNamedOnly' | 'isCommit' | 'isAboutCommit' | 'isFirst' | 'effects';

interface Definition<Input, Request extends { readonly kind: string }>
  extends Omit<GitHubWriteKind<Request>, Optional | 'nameOf' | 'parse' | 'createTool'>,
    Partial<Pick<GitHubWriteKind<Request>, Optional>>,
    Pick<ToolDefinition<Input>, 'description' | 'input'> {
  /** Of the tool in a batch. Default: the same. */
  readonly descriptionInBatch?: string;
  readonly request: (input: Input) => Request;
  /** The input that makes a stored request. Default: its fields. */
  readonly inputOf?: (fields: Readonly<Record<string, unknown>>) => unknown;
  /** Why nothing is recorded, as a sentence; `null` if the request can be. */
  readonly problem?: (input: Input) => string | null;
  /** What the request is about, in a few words. Default: nothing. */
  readonly about?: (request: Request) => string;
  /** The label of a call in the log. Default: what the request is about. */
  readonly label?: (input: Input) => string;
}

/** A kind of write with its tool, which records a change for the end of the run, and writes nothing. */
export function writeKind<Input, Request extends { readonly kind: string }>({
  description,
  descriptionInBatch = description,
  input,
  request,
  inputOf = (fields) => fields,
  problem = () => null,
  about = () => '',
  label = (toolInput) => about(request(toolInput)),
  ...definition
}: Definition<Input, Request>): GitHubWriteKind<Request> {
  const { tool: name } = definition;
  const kind: Omit<GitHubWriteKind<Request>, 'parse' | 'createTool'> = {
    isNamedOnly: false,
    isCommit: false,
    isAboutCommit: false,
    isFirst: false,
    effects: () => [postEffect(name)],
    ...definition,
    nameOf: (wanted) => `${name} ${about(wanted)}`.trim(),
  };
  return {
    ...kind,
    parse: ({ kind: _, ...fields }) => {
      const parsed = input().safeParse(inputOf(fields));
      return !parsed.success || problem(parsed.data) !== null ? null : withoutRepeats(request(parsed.data));
    },
    createTool: (recorder, check, isInBatch) =>
      defineTool({
        ...{ name, description: isInBatch ? descriptionInBatch : description, input, label, readOnly: false },
        effects: (toolInput) => kind.effects(request(toolInput)),
        run: async (toolInput) => {
          const invalid = problem(toolInput);
          if (invalid !== null) return failedOutput(invalid);
          const wanted = withoutRepeats(request(toolInput));
          const tree = kind.isCommit ? await check(pathsOf(wanted)) : null;
          if (tree !== null && 'refused' in tree) return failedOutput(`Not recorded: ${tree.refused}.`);
          const output = await recordRequest(recorder, wanted);
          if (tree === null || output.isError === true) return output;
          return { ...output, parts: [...output.parts, { type: 'text', text: `\n${tree.files}` }] };
        },
      }),
  };
}

export function postEffect(what: string, target?: string): PostEffect {
  return { kind: 'post', what, ...(target === undefined ? {} : { target }) };
}

/** A name that is given twice counts once. */
function withoutRepeats<Request extends object>(request: Request): Request {
  const fields = Object.entries(request).map(([name, value]: [string, unknown]): [string, unknown] => [
    name,
    Array.isArray(value) ? [...new Set<unknown>(value)] : value,
  ]);
  return Object.fromEntries(fields) as unknown as Request;
}

export function permissionsFor(permissions: WritePermissions, item: PublishContext['item']): readonly string[] {
  if (permissions !== 'item') return permissions;
  return [item === 'pull-request' ? 'pull-requests: write' : 'issues: write'];
}
