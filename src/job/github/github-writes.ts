import type { AnyWriteKind } from '../../github-writes/kinds.js';
import { canAllowTool } from '../../policy/rules/can-allow-tool.js';
import { gitHubWriteTools } from '../../policy/rules/tool-names.js';
import type { Mode, RuleLists } from '../../policy/types.js';
import type { PromptSpec } from '../../prompt/types.js';
import type { FindBranch } from '../changes/merged-history.js';

export interface WriteTargets {
  readonly item: 'issue' | 'pull-request' | null;
  readonly repository: boolean;
  readonly token: boolean;
  /** Write requests of the whole job. */
  readonly maxWrites: number;
  readonly findings: boolean;
  /** `null` if the run is not on a branch. */
  readonly pull: PullRequestTarget | null;
  readonly push: PushTarget;
  /** Absent if the commits of the run may have no second parent. */
  readonly findBranch?: FindBranch;
  /** The tools of a job of a batch, which changes nothing but its item; absent = those of every target. */
  readonly only?: readonly string[];
}

/** The branch of the run's pull request that commits are added to, or why none can be, as the end of a sentence. */
export type PushTarget =
  | {
      readonly branch: string;
      /** Why the changes can only get there through another pull request; `null` if they can be pushed. */
      readonly indirect: string | null;
    }
  | { readonly why: string };

/** A run that does not work on the head of a pull request has no branch to push to. */
export const noPushTarget = {
  why: 'the job does not work on the head of a pull request; see docs/checkout.md',
} as const satisfies PushTarget;

export interface PullRequestTarget {
  readonly base: string;
  /** Sallyport's branch with the changes. */
  readonly branch: string;
  /** The only commit that may be checked out; `null` = any. See collect-tree.ts. */
  readonly onlyFrom: string | null;
}

export interface OfferedWrites {
  /** Those that have a target in this run. */
  readonly kinds: readonly AnyWriteKind[];
  /** Why a tool named in a rule is not offered. */
  readonly notices: readonly string[];
  /** The same as clauses, by the name of the tool. */
  readonly reasons: ReadonlyMap<string, string>;
}

interface Rules {
  readonly lists: RuleLists;
  readonly mode: Mode;
  readonly spec: Pick<PromptSpec, 'allowedTools'>;
}

/** Offers a tool only if a rule could allow it and it has a target: a model tries every tool it sees. */
export async function offerWrites(targets: WriteTargets, rules: Rules): Promise<OfferedWrites> {
  if (!gitHubWriteTools.some((name) => couldOffer(name, rules))) return { kinds: [], notices: [], reasons: new Map() };
  const { kindOfTool } = await import('../../github-writes/kinds.js');
  const wanted = gitHubWriteTools
    .flatMap((name) => kindOfTool(name) ?? [])
    .filter(({ tool, isNamedOnly }) => couldOffer(tool, isNamedOnly ? { ...rules, mode: 'default' } : rules));
  const kinds = targets.maxWrites === 0 ? [] : wanted.filter((kind) => whyUnavailable(kind, targets) === null);
  const named = wanted.filter((kind) => !kinds.includes(kind) && canAllowTool(kind.tool, rules.lists, 'default'));
  const reasons = new Map<string, string>(
    named.map((kind) => [kind.tool, whyUnavailable(kind, targets) ?? 'max-writes is 0']),
  );
  return { kinds, notices: [...reasons].map(([tool, why]) => `${tool} was not offered: ${why}.`), reasons };
}

export function couldOffer(name: string, { lists, mode, spec: { allowedTools } }: Rules): boolean {
  if (!canAllowTool(name, lists, mode)) return false;
  return allowedTools === null || canAllowTool(name, { allow: allowedTools, ask: [], deny: [] }, 'default');
}

/** Why the run has no target for a kind of write, as a clause; `null` if it has. */
export function whyUnavailable(
  { tool, target: needs }: Pick<AnyWriteKind, 'tool' | 'target'>,
  { item, repository, token, pull, push, only }: WriteTargets,
): string | null {
  if (only?.includes(tool) === false) return `a job of a batch only changes its own item, and needs a rule for ${tool}`;
  if ((needs === 'repository' || needs === 'branch') && !repository) return 'the event names no repository';
  if (needs === 'branch' && pull === null) return 'the run is not on a branch of the repository';
  if ((needs === 'item' || needs === 'pull-request') && item === null) return 'the event has no issue or pull request';
  if (needs === 'pull-request' && item !== 'pull-request') return 'the event has no pull request';
  if (!token) return 'no github-token is set';
  return needs === 'push' && 'why' in push ? push.why : null;
}
