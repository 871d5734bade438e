import { absolutePath, relativeInside } from '../files/paths.js';
import { protectedSegment } from '../files/protected.js';
import { patternWords } from '../rules/command-forms.js';
import { specifierFor } from '../rules/path-pattern.js';
import { quotePattern } from '../shell/command-pattern.js';
import type { Assigned } from '../shell/simple-command.js';
import type { Effect, EvaluatedEffect, PathFacts, PolicyRequest } from '../types.js';
import type { EvaluatedCommand } from './command.js';
import { hostOf } from './tool.js';

/** Longer commands are suggested as a prefix rule. */
const maxRuleLength = 300;

/** `isGeneral`: a prefix rule instead of an exact rule for a read-only command. */
export function addRulesForStep(
  wanted: Set<string>,
  evaluated: EvaluatedCommand,
  { world, isGeneral }: { readonly world: PathFacts; readonly isGeneral: boolean },
): void {
  for (const [at, part] of evaluated.parts.entries()) {
    if (part.decision === 'allow') continue;
    // A Read rule would also open the content.
    if (part.effect.kind === 'list') wanted.add(commandRule(evaluated, world));
    else if (at > 0) addRulesForEffect(wanted, part, world);
    else {
      wanted.add((isGeneral ? generalRule(evaluated) : null) ?? commandRule(evaluated, world));
      if (evaluated.step.elsewhere) wanted.add(`Bash(cd ${quotePattern([specifierFor(evaluated.step.cwd, world)])})`);
    }
  }
}

export function addRulesForEffect(wanted: Set<string>, { decision, effect }: EvaluatedEffect, world: PathFacts): void {
  if (decision === 'allow' || isNeverSuggested(effect)) return;
  switch (effect.kind) {
    case 'read':
    case 'write':
    case 'delete': {
      if (typeof effect.path !== 'string') return;
      const tool = effect.kind === 'read' ? 'Read' : 'Write';
      // Written by commands that may change any file of the working tree.
      if (effect.path === world.workspace) {
        wanted.add(`${tool}(**)`);
        return;
      }
      // A link must be allowed by its path and by its target.
      wanted.add(`${tool}(${specifierFor(effect.path, world)})`);
      const real = world.realpath(effect.path);
      if (real !== effect.path) wanted.add(`${tool}(${specifierFor(real, world)})`);
      return;
    }
    case 'fetch': {
      if (typeof effect.url !== 'string') return;
      const host = hostOf(effect.url);
      if (host !== null) wanted.add(`WebFetch(domain:${host})`);
      return;
    }
    case 'exec':
    case 'list':
    case 'post':
    case 'mcp':
  }
}

/** Whether an effect writes a protected path that is never suggested: below .git or .github, or an entire directory. */
export function isNeverSuggested(effect: Effect): boolean {
  if (effect.kind !== 'write' && effect.kind !== 'delete') return false;
  const { path } = effect;
  const segment = typeof path === 'string' ? protectedSegment(path) : null;
  if (typeof path !== 'string' || segment === null) return false;
  return /^\.git(?:hub)?$/i.test(segment) || (path.endsWith(`/${segment}`) && !/.\.[a-z]+$/i.test(segment));
}

/** How many words identify the action of a program with sub-commands. */
const identifyingWords: Readonly<Record<string, number>> = {
  git: 2,
  gh: 3,
  glab: 3,
  docker: 2,
  kubectl: 2,
  npm: 2,
  cargo: 2,
  go: 2,
};

/** `null` unless read-only. Further words are safe: files and addresses are evaluated, risky words must be named. */
function generalRule({ step }: EvaluatedCommand): string | null {
  const { name, readOnly, role, risks, assigned, elsewhere } = step;
  if (!readOnly || role !== 'known' || risks.length > 0 || assigned.length > 0 || elsewhere) return null;
  const words = patternWords(step).slice(0, identifyingWords[name] ?? 1);
  return words.every((word) => word !== null && /^[a-z][\w-]*$/.test(word)) ? `Bash(${words.join(' ')}:*)` : null;
}

export function hasGeneralRule(evaluated: EvaluatedCommand): boolean {
  return evaluated.parts[0]?.decision !== 'allow' && generalRule(evaluated) !== null;
}

export function ruleForTool(request: PolicyRequest): string {
  if (request.subject === undefined || request.tool.startsWith('mcp__')) return request.tool;
  return `${request.tool}(${request.subject.replace(/[\\*?[\]]/g, '\\$&')})`;
}

/** An exact rule if all words are known, on one line and short enough; otherwise a prefix rule. */
function commandRule(evaluated: EvaluatedCommand, world: PathFacts): string {
  const words = patternWords(evaluated.step).map((word, at) =>
    at === 0 ? fromWorkspace(word, evaluated.step.cwd, world) : word,
  );
  const unusable = words.findIndex((word) => word === null || word.includes('\n'));
  const exact = unusable < 0 ? quotePattern(words.map((word) => word ?? '')) : null;
  const before = evaluated.step.assigned.filter(({ isSafe }) => !isSafe).map(assignmentPattern);
  if (exact !== null && exact.length <= maxRuleLength) return `Bash(${[...before, exact].join(' ')})`;
  const known = words.slice(0, unusable < 0 ? 2 : unusable).map((word) => word ?? '');
  return `Bash(${[...before, quotePattern(known)].join(' ')}:*)`;
}

/** The program path relative to the workspace, as rules name it, if the line changed the directory: `cd x; ./run`. */
function fromWorkspace(name: string | null, cwd: string, world: PathFacts): string | null {
  if (name === null || !name.includes('/') || name.startsWith('/') || cwd === world.workspace) return name;
  const seen = relativeInside({ path: absolutePath(name, cwd), directory: world.workspace });
  return seen === null ? name : `./${seen}`;
}

function assignmentPattern({ name, value }: Assigned): string {
  return `${name}=${value === null ? '*' : value === '' ? '' : quotePattern([value])}`;
}
