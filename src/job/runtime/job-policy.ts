import type { FileGuard } from '../../platform/files/types.js';
import type * as Engine from '../../policy/engine/engine.js';
import type { Evaluation, Mode, PathFacts, PolicyEngine, RuleLists } from '../../policy/types.js';
import { rulesForPlugins, withPluginVariable } from '../../prompt/plugin.js';
import type { PromptSpec } from '../../prompt/types.js';

export interface JobRules {
  readonly lists: RuleLists;
  readonly mode: Mode;
  /** Whether commands that only read what the rules allow need no rule. */
  readonly readOnlyCommands: boolean;
  readonly world: PathFacts;
  /** The prompts whose own lists narrow the rules. */
  readonly specs: readonly PromptSpec[];
  /** The copies of plugins: every call may read them. */
  readonly pluginRoots?: readonly string[];
}

/** The policy engine, and the same rules for the file system, which checks the path that it actually opens. */
interface Policies {
  readonly policy: PolicyEngine;
  readonly guard: FileGuard;
  /** The same if every file of the workspace could be written: refuses protected and denied paths alone. */
  readonly wideGuard: FileGuard;
  /** Which files code of the repository may read: databases and logs too. */
  readonly codeGuard: FileGuard;
  readonly madeGuard: FileGuard;
}

export interface JobPolicy extends Policies {
  /** Loads the engine. The policies throw a plain Error before it has settled. */
  readonly ready: () => Promise<void>;
  /** Applies changed rules. */
  readonly renew: () => void;
}

export function createJobPolicy(rules: () => JobRules): JobPolicy {
  let engine: typeof Engine | null = null;
  let built: Policies | null = null;
  const policies = (): Policies => {
    if (engine === null) throw new Error('a call was evaluated before the policy engine was loaded');
    return (built ??= policiesOf(engine, rules()));
  };
  return {
    ready: async () => {
      engine ??= await import('../../policy/engine/engine.js');
    },
    renew: () => {
      built = null;
    },
    policy: (request) => policies().policy(request),
    guard: (...asked) => policies().guard(...asked),
    wideGuard: (...asked) => policies().wideGuard(...asked),
    codeGuard: (...asked) => policies().codeGuard(...asked),
    madeGuard: (...asked) => policies().madeGuard(...asked),
  };
}

export function withPluginPaths({ allow, ask, deny }: RuleLists, roots: readonly string[]): RuleLists {
  const reads = roots.map((root) => `Read(/${root}/**)`);
  const inPlugins = (rules: readonly string[]) => rulesForPlugins(rules, roots);
  return { allow: [...inPlugins(allow), ...reads], ask: inPlugins(ask), deny: inPlugins(deny) };
}

function policiesOf(engine: typeof Engine, rules: JobRules): Policies {
  const { lists, mode, readOnlyCommands, world, specs, pluginRoots = [] } = rules;
  const deny = [...lists.deny, ...specs.flatMap((spec) => spec.disallowedTools)];
  const all = withPluginPaths({ ...lists, deny }, pluginRoots);
  const decided = policiesFor(engine, { lists: all, mode, readOnlyCommands, world });
  const workflow = pluginRoots.length === 0 ? decided : { ...decided, policy: naming(decided.policy, pluginRoots) };
  return specs.reduce<Policies>((wider, { allowedTools, source }) => {
    if (allowedTools === null) return wider;
    const lists = withPluginPaths({ allow: allowedTools, ask: [], deny: [] }, pluginRoots);
    const prompt = policiesFor(engine, { lists, mode: 'default', readOnlyCommands, world });
    return {
      policy: narrowPolicy(wider.policy, prompt.policy, source),
      guard: (...asked) => wider.guard(...asked) ?? prompt.guard(...asked),
      wideGuard: wider.wideGuard,
      codeGuard: wider.codeGuard,
      madeGuard: wider.madeGuard,
    };
  }, workflow);
}

/** Suggests rules that hold in the next run too, whose copies of plugins are in another directory. */
function naming(policy: PolicyEngine, pluginRoots: readonly string[]): PolicyEngine {
  return (request) => {
    const evaluation = policy(request);
    return { ...evaluation, suggest: evaluation.suggest.map((rule) => withPluginVariable(rule, pluginRoots)) };
  };
}

/** As if the run had created every file. A spread would read the files behind the getters. */
function withAllOwn(world: PathFacts): PathFacts {
  return Object.create(world, { isOwn: { value: () => true } }) as PathFacts;
}

function policiesFor(engine: typeof Engine, options: Omit<JobRules, 'specs'>): Policies {
  const read = engine.createFileGuard({ ...options, tool: 'Read' });
  // Rules for Write and Edit cover the same files, so either tool does.
  const write = engine.createFileGuard({ ...options, tool: 'Write' });
  const { lists } = options;
  const wide = { ...options, lists: { ...lists, allow: [...lists.allow, 'Write(**)'] }, tool: 'Write' };
  const wideWrite = engine.createFileGuard({ ...wide, ignoresSensitivity: true });
  return {
    policy: engine.createPolicyEngine(options),
    guard: (access, ...asked) => (access === 'read' ? read : write)(access, ...asked),
    wideGuard: (access, ...asked) => (access === 'read' ? read : wideWrite)(access, ...asked),
    codeGuard: engine.createFileGuard({ ...options, world: withAllOwn(options.world), tool: 'Read' }),
    madeGuard: engine.createFileGuard({ ...options, ignoresSensitivity: true, tool: 'Read' }),
  };
}

/** Allows what both the workflow and the file's `allowed-tools` allow; the reason names the rule to add to the file. */
function narrowPolicy(workflow: PolicyEngine, prompt: PolicyEngine, source: string): PolicyEngine {
  return (request) => {
    const ofWorkflow = workflow(request);
    const ofPrompt = prompt(request);
    const { changed = ofWorkflow.changed, values = ofWorkflow.values } = ofPrompt;
    // The line in its other form is evaluated by both again.
    if (ofPrompt.outcome === 'run')
      return {
        ...ofWorkflow,
        ...(changed === undefined ? {} : { changed }),
        ...(values === undefined ? {} : { values }),
      };
    const missing = lacking(ofPrompt, source);
    if (ofWorkflow.outcome === 'run')
      return { ...ofPrompt, reason: missing, suggest: [], ...withMissing(ofPrompt, missing) };
    return { ...ofWorkflow, reason: `${ofWorkflow.reason}; ${lowered(missing)}`, ...withMissing(ofWorkflow, missing) };
  };
}

/** No rule of the workflow widens the prompt's list, so what it lacks is part of the reason and not suggested. */
function lacking({ suggest }: Evaluation, source: string): string {
  const what = suggest.length === 0 ? 'it' : suggest.join(', ');
  return `The allowed-tools of ${source} do not cover it, and no rule of the workflow widens them: add ${what} there`;
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function withMissing({ refusal }: Evaluation, missing: string): Pick<Evaluation, 'refusal'> {
  if (refusal === undefined) return {};
  return {
    refusal: () => {
      const known = refusal();
      return { ...known, missing: [...known.missing, missing] };
    },
  };
}
