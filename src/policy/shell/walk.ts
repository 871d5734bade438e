import type { AndOr, CommandNode, Pipeline, PipelineNode, Redirection, Statement } from 'unbash';
import { isInside } from '../files/paths.js';
import type { World } from '../types.js';
import { runArithmetic } from './arithmetic.js';
import { addCommand, type Walk } from './commands.js';
import { walkArithmeticFor, walkCase, walkFor, walkIf, walkWhile } from './compound.js';
import { checkCondition } from './conditions.js';
import {
  copyState,
  countFiles,
  newProgress,
  type Progress,
  type State,
  spend,
  Undecidable,
  type WordContext,
} from './context.js';
import { newTrail, noteFiles, pathBehindNewLink } from './file-timeline.js';
import { foundBy } from './found-names.js';
import { limits } from './limits.js';
import { simpleCommand } from './only-simple.js';
import { parseLine } from './parse.js';
import { redirectionEffects } from './redirections.js';
import { refuseNode } from './refused-nodes.js';
import type { Line } from './simple-command.js';
import { loosen, maybe, type Scene, uncertain } from './walk-context.js';

/**
 * Takes a command line apart: every simple command that it may run, wherever it stands, with the files that
 * redirections touch; or the reason (a clause) why that cannot be told. Runs nothing; asks `world` for links
 * and names only.
 */
export function takeApart(command: string, cwd: string, world: World): Line | { readonly problem: string } {
  return gather(cwd, world, (walk, context) => walkScript(command, walk, context));
}

/** The same for a command that is started without a shell: its words are what they are. */
export function takeApartWords(
  argv: readonly string[],
  cwd: string,
  world: World,
): Line | { readonly problem: string } {
  const words = argv.map((value) => ({ kind: 'literal', value, source: value }) as const);
  return gather(cwd, world, (walk, context) => addCommand(words, walk, context));
}

type Gathering = (walk: Walk, context: WordContext) => void;

function gather(cwd: string, world: World, body: Gathering): Line | { readonly problem: string } {
  const walk: Walk = {
    world: bounded(world),
    steps: [],
    redirected: [],
    trail: newTrail(),
    seen: new Set(),
    scripts: [],
    level: 0,
    outer: null,
    script: walkScript,
  };
  const state: State = { cwd, cwdDoubt: null, cwdUnproven: false, variables: new Map() };
  try {
    const real = world.realpath(cwd);
    if (real !== cwd || !isInside(real, world.workspace)) throw new Undecidable('it would run outside the workspace');
    body(walk, contextFor(walk, state, newProgress()));
    const linked = pathBehindNewLink(walk.trail, world);
    if (linked !== null) throw new Undecidable(`${linked} may lie behind a link that the line itself makes`);
    return walk.steps.length === 0
      ? { problem: 'it holds no command' }
      : { steps: walk.steps, redirected: walk.redirected, scripts: walk.scripts };
  } catch (error) {
    if (error instanceof Undecidable) return { problem: error.problem };
    if (error instanceof RangeError) return { problem: 'it is nested too deeply' };
    throw error;
  }
}

/** Trees are looked through for one command after the other, so that all of them share a limit. */
function bounded(world: World): World {
  let left: number = limits.names;
  return {
    ...world,
    linksBelow(directory, most) {
      const found = left > 0 ? world.linksBelow(directory, Math.min(most, left)) : null;
      left -= found === null ? most : found.names + 1;
      return found;
    },
    sensitiveBelow(directory, most) {
      const found = world.sensitiveBelow(directory, Math.max(0, Math.min(most, left)));
      left -= found.names + 1;
      return found;
    },
  };
}

function sceneOf(walk: Walk, context: WordContext): Scene {
  return { walk, context, statements: walkStatements };
}

function contextFor(walk: Walk, state: State, progress: Progress): WordContext {
  const context: WordContext = {
    state,
    world: walk.world,
    progress,
    list: (path) => void walk.redirected.push({ kind: 'read', path }),
    substitute: (script) =>
      walkStatements(script.commands, sceneOf(walk, contextFor(walk, copyState(state, progress), progress))),
  };
  return context;
}

function walkScript(command: string, walk: Walk, context: WordContext): void {
  const parsed = parseLine(command);
  walk.scripts.push(command);
  if ('problem' in parsed) throw new Undecidable(parsed.problem);
  const scene = sceneOf(walk, contextFor(walk, context.state, context.progress));
  walkStatements(parsed.script.commands, scene);
  if (parsed.commands.some((node) => !walk.seen.has(node)))
    throw new Undecidable('a command stands where it cannot be followed');
}

/** Statements one after the other; a background job works on a copy of the state. */
function walkStatements(statements: readonly Statement[], scene: Scene): void {
  for (const statement of statements) {
    const { progress } = scene.context;
    spend(progress, 1);
    const { patterns } = progress;
    const from = scene.walk.steps.length;
    const place = statement.background === true ? subshell(scene) : scene;
    if (statement.command.type === 'AndOr') walkAndOr(statement.command, place);
    else walkPipeline(statement.command, place);
    const { state } = place.context;
    if (state.cwdUnproven) state.cwdDoubt = uncertain;
    if (statement.background !== true) continue;
    scene.walk.trail.spans.push({ from, to: Number.POSITIVE_INFINITY });
    if (progress.patterns > patterns) progress.racing = true;
  }
}

/** The same scene with a copy of the state, as in `( … )`. */
function subshell(scene: Scene): Scene {
  return sceneOf(
    scene.walk,
    contextFor(scene.walk, copyState(scene.context.state, scene.context.progress), scene.context.progress),
  );
}

/**
 * What stands behind `&&` or `||` may not run: what it assigns is unknown behind `||` and after the list,
 * and a directory that it changes is uncertain there.
 */
function walkAndOr(node: AndOr, scene: Scene): void {
  const { state, progress } = scene.context;
  const before = copyState(state, progress);
  for (const [at, command] of node.commands.entries()) {
    if (at === 1) Object.assign(before, copyState(state, progress));
    const operator = node.operators[at - 1];
    if (operator === '||') {
      if (state.cwdUnproven) state.cwdDoubt = uncertain;
      maybe(scene, () => walkPipeline(command, scene));
    } else walkPipeline(command, scene);
  }
  loosen(state, before);
}

function walkPipeline(node: PipelineNode, scene: Scene): void {
  if (node.type !== 'Pipeline') {
    walkNode(node, scene);
    return;
  }
  const pipeline: Pipeline = node;
  if (pipeline.commands.length === 0) throw new Undecidable('a pipeline is empty');
  if (pipeline.commands.length === 1 && pipeline.commands[0] !== undefined) {
    walkNode(pipeline.commands[0], scene);
    return;
  }
  const { progress } = scene.context;
  const { patterns, racing } = progress;
  const from = scene.walk.steps.length;
  for (const [at, command] of pipeline.commands.entries()) {
    const found = foundBy(pipeline, at, scene.walk);
    walkNode(command, subshell({ ...scene, walk: { ...scene.walk, found } }));
    if (progress.patterns > patterns) progress.racing = true;
  }
  scene.walk.trail.spans.push({ from, to: scene.walk.steps.length });
  progress.racing = racing;
}

function walkNode(node: CommandNode, scene: Scene): void {
  switch (node.type) {
    case 'Command': {
      simpleCommand(node, scene.walk, scene.context, addCommand);
      return;
    }
    case 'Redirected':
      redirect(node.redirects, scene);
      walkNode(node.command, scene);
      return;
    case 'Subshell': {
      walkStatements(node.body.commands, subshell(scene));
      return;
    }
    case 'BraceGroup': {
      walkStatements(node.body.commands, scene);
      return;
    }
    case 'If': {
      walkIf(node, scene);
      return;
    }
    case 'For': {
      walkFor(node, scene);
      return;
    }
    case 'ArithmeticFor': {
      walkArithmeticFor(node, scene);
      return;
    }
    case 'While': {
      walkWhile(node, scene);
      return;
    }
    case 'Case': {
      walkCase(node, scene);
      return;
    }
    case 'TestCommand': {
      checkCondition(node.expression, scene.context);
      return;
    }
    case 'ArithmeticCommand':
      if (node.expression !== undefined) runArithmetic(node.expression, scene.context);
      return;
    default:
      refuseNode(node);
  }
}

function redirect(redirections: readonly Redirection[], scene: Scene): void {
  const effects = redirectionEffects(redirections, scene.context);
  countFiles(scene.context.progress, effects);
  scene.walk.redirected.push(...effects);
  noteFiles(scene.walk.trail, effects, scene.walk.steps.length);
}
