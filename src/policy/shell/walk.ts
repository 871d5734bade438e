import type { AndOr, CommandNode, Pipeline, PipelineNode, Redirection, Statement } from 'unbash';
import { isInside } from '../files/paths.js';
import type { PathFacts } from '../types.js';
import { addCommand, type CommandWalk } from './commands.js';
import { walkArithmeticFor, walkCase, walkFor, walkIf, walkWhile } from './compound.js';
import { checkCondition } from './conditions.js';
import {
  copyState,
  countFiles,
  newWalkProgress,
  type ShellState,
  spend,
  type WalkProgress,
  type WordContext,
} from './context.js';
import { runArithmetic } from './expand/arithmetic.js';
import { newFileTimeline, noteFiles, pathBehindNewLink } from './file-timeline.js';
import { shellLimits } from './limits.js';
import { parseLine } from './parse/parse.js';
import { pipedNames } from './piped-names.js';
import { redirectionEffects } from './redirections.js';
import type { ParsedCommandLine } from './simple-command.js';
import type { ProgramLookup } from './types.js';
import { Undecidable, type UnreadableLine } from './undecidable.js';
import { markUncertain, uncertainDirectory, type WalkContext, walkMaybe } from './walk-context.js';
import { walkSimpleCommand } from './walk-simple-command.js';

export interface AnalysisFacts {
  readonly world: PathFacts;
  readonly programs: ProgramLookup;
}

/** Every simple command that may run and redirected files, or the reason (a clause) why not. Runs nothing. */
export function analyzeCommandLine(
  command: string,
  cwd: string,
  facts: AnalysisFacts,
): ParsedCommandLine | UnreadableLine {
  return analyze(cwd, facts, (walk, context) => walkScript(command, walk, context));
}

/** Analyzes a command that is started without a shell, so its words are literal. */
export function analyzeArgv(
  argv: readonly string[],
  cwd: string,
  facts: AnalysisFacts,
): ParsedCommandLine | UnreadableLine {
  const words = argv.map((value) => ({ kind: 'literal', value, source: value }) as const);
  return analyze(cwd, facts, (walk, context) => addCommand(words, walk, context));
}

type Analysis = (walk: CommandWalk, context: WordContext) => void;

function analyze(cwd: string, { world, programs }: AnalysisFacts, body: Analysis): ParsedCommandLine | UnreadableLine {
  const walk: CommandWalk = {
    world: withNameLimit(world),
    programs,
    steps: [],
    redirected: [],
    timeline: newFileTimeline(),
    seen: new Set(),
    scripts: [],
    edits: [],
    level: 0,
    outer: null,
    place: null,
    script: walkScript,
  };
  const state: ShellState = { cwd, cwdDoubt: null, cwdUnproven: false, variables: new Map() };
  try {
    const real = world.realpath(cwd);
    if (real !== cwd || !isInside({ path: real, directory: world.workspace }))
      throw new Undecidable('private', 'it would run outside the workspace');
    body(walk, contextFor(walk, state, newWalkProgress()));
    const linked = pathBehindNewLink(walk.timeline, world);
    if (linked !== null) throw new Undecidable('link', `${linked} may be behind a link that the line itself creates`);
    return walk.steps.length === 0
      ? { form: 'other', problem: 'it does not contain a command' }
      : { steps: walk.steps, redirected: walk.redirected, scripts: walk.scripts, edits: walk.edits };
  } catch (error) {
    if (error instanceof Undecidable) return error.line;
    if (error instanceof RangeError) return { form: 'size', problem: 'it is nested too deeply' };
    throw error;
  }
}

function walkContextFor(walk: CommandWalk, context: WordContext): WalkContext {
  return { walk, context, statements: walkStatements };
}

function contextFor(walk: CommandWalk, state: ShellState, progress: WalkProgress): WordContext {
  const context: WordContext = {
    state,
    world: walk.world,
    progress,
    list: (path) => void walk.redirected.push({ kind: 'read', path }),
    substitute: (script) =>
      walkStatements(script.commands, walkContextFor(walk, contextFor(walk, copyState(state, progress), progress))),
  };
  return context;
}

function walkScript(command: string, walk: CommandWalk, context: WordContext): void {
  const parsed = parseLine(command);
  walk.scripts.push(command);
  if ('problem' in parsed) throw new Undecidable(parsed.form, parsed.problem, parsed.syntaxError);
  const walkContext = walkContextFor(walk, contextFor(walk, context.state, context.progress));
  walkStatements(parsed.script.commands, walkContext);
  if (parsed.commands.some((node) => !walk.seen.has(node)))
    throw new Undecidable('other', 'a command is in an unsupported position');
}

/** Walks statements in order; a background job works on a copy of the state. */
function walkStatements(statements: readonly Statement[], walkContext: WalkContext): void {
  for (const statement of statements) {
    const { progress } = walkContext.context;
    spend(progress, 1);
    const { patterns } = progress;
    const from = walkContext.walk.steps.length;
    const target = statement.background === true ? subshell(walkContext) : walkContext;
    if (statement.command.type === 'AndOr') walkAndOr(statement.command, target);
    else walkPipeline(statement.command, target);
    const { state } = target.context;
    if (state.cwdUnproven) state.cwdDoubt = uncertainDirectory;
    if (statement.background !== true) continue;
    walkContext.walk.timeline.spans.push({ from, to: Number.POSITIVE_INFINITY });
    if (progress.patterns > patterns) progress.racing = true;
  }
}

/** A context with a copy of the state, as for `( … )`. */
function subshell(walkContext: WalkContext): WalkContext {
  return walkContextFor(
    walkContext.walk,
    contextFor(
      walkContext.walk,
      copyState(walkContext.context.state, walkContext.context.progress),
      walkContext.context.progress,
    ),
  );
}

/** What follows an operator may not run: its variables and its directory are uncertain, after `||` and the list. */
function walkAndOr(node: AndOr, walkContext: WalkContext): void {
  const { state, progress } = walkContext.context;
  const before = copyState(state, progress);
  for (const [at, command] of node.commands.entries()) {
    if (at === 1) Object.assign(before, copyState(state, progress));
    const operator = node.operators[at - 1];
    if (operator === '||') {
      if (state.cwdUnproven) state.cwdDoubt = uncertainDirectory;
      walkMaybe(walkContext, () => walkPipeline(command, walkContext));
    } else walkPipeline(command, walkContext);
  }
  markUncertain(state, before);
}

function walkPipeline(node: PipelineNode, walkContext: WalkContext): void {
  if (node.type !== 'Pipeline') {
    walkNode(node, walkContext);
    return;
  }
  const pipeline: Pipeline = node;
  if (pipeline.commands.length === 0) throw new Undecidable('other', 'a pipeline is empty');
  if (pipeline.commands.length === 1 && pipeline.commands[0] !== undefined) {
    walkNode(pipeline.commands[0], walkContext);
    return;
  }
  const { progress } = walkContext.context;
  const { patterns, racing } = progress;
  const from = walkContext.walk.steps.length;
  // Before the previous command.
  let { disturbed } = progress;
  for (const [at, command] of pipeline.commands.entries()) {
    const { words: listing, parted } = pipedNames(pipeline, at, walkContext.walk, disturbed) ?? {};
    ({ disturbed } = progress);
    walkNode(command, subshell({ ...walkContext, walk: { ...walkContext.walk, listing, parted } }));
    if (progress.patterns > patterns) progress.racing = true;
  }
  walkContext.walk.timeline.spans.push({ from, to: walkContext.walk.steps.length });
  progress.racing = racing;
}

function walkNode(node: CommandNode, walkContext: WalkContext): void {
  switch (node.type) {
    case 'Command': {
      walkSimpleCommand(node, walkContext.walk, walkContext.context, addCommand);
      return;
    }
    case 'Redirected':
      addRedirections(node.redirects, walkContext);
      walkNode(node.command, walkContext);
      return;
    case 'Subshell': {
      walkStatements(node.body.commands, subshell(walkContext));
      return;
    }
    case 'BraceGroup': {
      walkStatements(node.body.commands, walkContext);
      return;
    }
    case 'If': {
      walkIf(node, walkContext);
      return;
    }
    case 'For': {
      walkFor(node, walkContext);
      return;
    }
    case 'ArithmeticFor': {
      walkArithmeticFor(node, walkContext);
      return;
    }
    case 'While': {
      walkWhile(node, walkContext);
      return;
    }
    case 'Case': {
      walkCase(node, walkContext);
      return;
    }
    case 'TestCommand': {
      checkCondition(node.expression, walkContext.context);
      return;
    }
    case 'ArithmeticCommand':
      if (node.expression !== undefined) runArithmetic(node.expression, walkContext.context);
      return;
    default:
      refuseNode(node);
  }
}

function addRedirections(redirections: readonly Redirection[], walkContext: WalkContext): void {
  const effects = redirectionEffects(redirections, walkContext.context);
  countFiles(walkContext.context.progress, effects);
  walkContext.walk.redirected.push(...effects);
  noteFiles(walkContext.walk.timeline, effects, walkContext.walk.steps.length);
}

/** Throws for a construct that cannot be analyzed or is unknown. */
function refuseNode(node: { readonly type: string }): never {
  const known = Object.hasOwn(refusedNode, node.type) ? refusedNode[node.type as keyof typeof refusedNode] : undefined;
  const [form, problem] = known ?? (['other', `it contains an unknown construct (${node.type})`] as const);
  throw new Undecidable(form, problem);
}

const refusedNode = {
  Select: ['code', 'a menu (select) cannot be analyzed'],
  Function: ['other', 'a function gives a name another meaning'],
  Coproc: ['code', 'a coprocess cannot be analyzed'],
} as const;

type LimitedFacts = Readonly<ReturnType<typeof limitedFacts>>;

/** By the facts without a limit: creating them for every line takes longer than many a decision. */
const limited = new WeakMap<PathFacts, LimitedFacts>();

/** Path facts with a limit on examined names that all commands of a line share. Every call starts a new line. */
function withNameLimit(world: PathFacts): PathFacts {
  const facts = limited.get(world) ?? limitedFacts(world);
  limited.set(world, facts);
  facts.reset();
  return facts.facts;
}

function limitedFacts(world: PathFacts) {
  let left: number = shellLimits.names;
  const facts: PathFacts = {
    ...world,
    get repository() {
      return world.repository;
    },
    linksBelow(directory, limit) {
      const links = left > 0 ? world.linksBelow(directory, Math.min(limit, left)) : null;
      left -= links === null ? limit : links.names + 1;
      return links;
    },
    sensitiveBelow(directory, limit) {
      const fewer = Math.max(0, Math.min(limit, left));
      const sensitive = world.sensitiveBelow(directory, fewer);
      left -= sensitive.names + 1;
      // Truncated here, it counts as truncated for whoever asked.
      return sensitive.names < fewer ? sensitive : { paths: sensitive.paths, names: limit };
    },
  };
  return {
    facts,
    reset: (): void => {
      left = shellLimits.names;
    },
  };
}
