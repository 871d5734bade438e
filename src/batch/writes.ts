import { couldAllow } from '../policy/could-allow.js';
import type { Mode, RuleLists } from '../policy/types.js';
import type { PromptSpec } from '../prompt/types.js';
import { createNoopTool, createReportIncompleteTool } from '../tools/post/statements.js';
import type { Recorder } from '../tools/post/types.js';
import type { Tool } from '../tools/types.js';

/** What a run could write to. */
export interface WriteScene {
  /** The issue or pull request that started the run. */
  readonly item: 'issue' | 'pull-request' | null;
  readonly repository: boolean;
  readonly token: boolean;
  /** Posts of the job together. */
  readonly maxWrites: number;
  /** Whether findings go anywhere. */
  readonly findings: boolean;
}

export interface Offer {
  /** The tools that write and can work here. */
  readonly names: readonly string[];
  /** Why a tool that a rule names is not among them. */
  readonly notices: readonly string[];
}

type Needs = 'pull-request' | 'item' | 'repository';

/** The tools that write, and what each writes to. */
export const writeNeeds: Readonly<Record<string, Needs>> = {
  Comment: 'item',
  Review: 'pull-request',
  Label: 'item',
  Assign: 'item',
  Issue: 'repository',
};

interface Rules {
  readonly lists: RuleLists;
  readonly mode: Mode;
  readonly spec: Pick<PromptSpec, 'allowedTools'>;
}

/** A tool is offered where a rule could allow it and it has something to write to: a model tries what it is given. */
export function offer(scene: WriteScene, { lists, mode, spec }: Rules): Offer {
  const narrow = spec.allowedTools;
  const wanted = Object.keys(writeNeeds).filter(
    (name) =>
      couldAllow(name, lists, mode) &&
      (narrow === null || couldAllow(name, { allow: narrow, ask: [], deny: [] }, 'default')),
  );
  const names = scene.maxWrites === 0 ? [] : wanted.filter((name) => missing(name, scene) === null);
  const named = wanted.filter((name) => !names.includes(name) && couldAllow(name, lists, 'default'));
  return {
    names,
    notices: named.map((name) => `${name} was not offered: ${missing(name, scene) ?? 'max-writes is 0'}.`),
  };
}

function missing(name: string, { item, repository, token }: WriteScene): string | null {
  if (writeNeeds[name] === 'repository' && !repository) return 'the event names no repository';
  if (writeNeeds[name] !== 'repository' && item === null) return 'the event has no issue or pull request';
  if (writeNeeds[name] === 'pull-request' && item !== 'pull-request') return 'the event has no pull request';
  return token ? null : 'there is no github-token';
}

/** The tools that record: those offered, and those by which a model says what became of its work. */
export async function recordingTools(
  recorder: Recorder,
  names: readonly string[],
  { findings }: Pick<WriteScene, 'findings'>,
): Promise<readonly Tool[]> {
  const statements = [createReportIncompleteTool(recorder), createNoopTool(recorder)];
  const reporting = findings ? [(await import('../tools/post/findings.js')).createFindingsTool(recorder)] : [];
  if (names.length === 0) return [...reporting, ...statements];
  const { writeTools } = await import('../tools/post/table.js');
  return [...names.flatMap((name) => writeTools[name]?.(recorder) ?? []), ...reporting, ...statements];
}
