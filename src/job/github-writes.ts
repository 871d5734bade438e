import { canAllowTool } from '../policy/rules/can-allow-tool.js';
import type { Mode, RuleLists } from '../policy/types.js';
import type { PromptSpec } from '../prompt/types.js';
import type { CheckTree } from '../tools/github/pull-request.js';
import { createNoopTool, createReportIncompleteTool } from '../tools/github/self-report.js';
import type { RequestRecorder } from '../tools/github/types.js';
import type { Tool } from '../tools/types.js';

/** What a run could write to. */
export interface WriteTargets {
  /** The issue or pull request that started the run. */
  readonly item: 'issue' | 'pull-request' | null;
  readonly repository: boolean;
  readonly token: boolean;
  /** Posts of the job together. */
  readonly maxWrites: number;
  /** Whether findings go anywhere. */
  readonly findings: boolean;
  /** Where a pull request would go; null where the run is on no branch. */
  readonly pull: PullRequestTarget | null;
}

export interface PullRequestTarget {
  /** The branch of the run, into which it would be merged. */
  readonly base: string;
  /** The branch of ours that it would come from. */
  readonly branch: string;
  /** The only commit that the checkout may be on; null for any. See tree.ts. */
  readonly onlyFrom: string | null;
}

export interface OfferedTools {
  /** The tools that write and can work here. */
  readonly names: readonly string[];
  /** Why a tool that a rule names is not among them. */
  readonly notices: readonly string[];
}

type Needs = 'pull-request' | 'item' | 'repository' | 'branch';

/** The tools that write, and what each writes to. */
export const writeNeeds: Readonly<Record<string, Needs>> = {
  Comment: 'item',
  Review: 'pull-request',
  Label: 'item',
  Assign: 'item',
  Issue: 'repository',
  PullRequest: 'branch',
  CheckRun: 'repository',
};

interface Rules {
  readonly lists: RuleLists;
  readonly mode: Mode;
  readonly spec: Pick<PromptSpec, 'allowedTools'>;
}

/** A tool is offered where a rule could allow it and it has something to write to: a model tries what it is given. */
export function offerWriteTools(scene: WriteTargets, { lists, mode, spec }: Rules): OfferedTools {
  const narrow = spec.allowedTools;
  const wanted = Object.keys(writeNeeds).filter(
    (name) =>
      canAllowTool(name, lists, mode) &&
      (narrow === null || canAllowTool(name, { allow: narrow, ask: [], deny: [] }, 'default')),
  );
  const names = scene.maxWrites === 0 ? [] : wanted.filter((name) => whyUnavailable(name, scene) === null);
  const named = wanted.filter((name) => !names.includes(name) && canAllowTool(name, lists, 'default'));
  return {
    names,
    notices: named.map((name) => `${name} was not offered: ${whyUnavailable(name, scene) ?? 'max-writes is 0'}.`),
  };
}

function whyUnavailable(name: string, { item, repository, token, pull }: WriteTargets): string | null {
  const needs = writeNeeds[name];
  if ((needs === 'repository' || needs === 'branch') && !repository) return 'the event names no repository';
  if (needs === 'branch' && pull === null) return 'the run is on no branch of the repository';
  if ((needs === 'item' || needs === 'pull-request') && item === null) return 'the event has no issue or pull request';
  if (needs === 'pull-request' && item !== 'pull-request') return 'the event has no pull request';
  return token ? null : 'there is no github-token';
}

/** The tools that record: those offered, and those by which a model says what became of its work. */
export async function recordingTools(
  recorder: RequestRecorder,
  names: readonly string[],
  { findings }: Pick<WriteTargets, 'findings'>,
  check: CheckTree = () => Promise.resolve(null),
): Promise<readonly Tool[]> {
  const statements = [createReportIncompleteTool(recorder), createNoopTool(recorder)];
  const reporting = findings ? [(await import('../tools/github/findings.js')).createFindingsTool(recorder)] : [];
  if (names.length === 0) return [...reporting, ...statements];
  const { gitHubWriteTools } = await import('../tools/github/table.js');
  return [...names.flatMap((name) => gitHubWriteTools[name]?.(recorder, check) ?? []), ...reporting, ...statements];
}
