import { absolutePath, relativeInside } from '../files/paths.js';
import { protectedSegment } from '../files/protected.js';
import { patternWords } from '../rules/command-forms.js';
import { quotePattern } from '../rules/command-pattern.js';
import { specifierFor } from '../rules/path-pattern.js';
import type { Assigned } from '../shell/simple-command.js';
import type { Effect, EvaluatedEffect, PathFacts, PolicyRequest } from '../types.js';
import type { EvaluatedCommand } from './command.js';
import { hostOf } from './tool.js';

/** Words beyond this many characters are left to the star of a prefix rule. */
const maxRuleLength = 300;

/** In which world, and whether a command that only reads is named by its beginning instead of all its words. */
interface Naming {
  readonly world: PathFacts;
  readonly isGeneral: boolean;
}

/** Adds the rules that name what was refused about a command. */
export function addRulesForStep(wanted: Set<string>, evaluated: EvaluatedCommand, { world, isGeneral }: Naming): void {
  for (const [at, part] of evaluated.parts.entries()) {
    if (part.decision === 'allow') continue;
    if (at > 0) addRulesForEffect(wanted, part, world);
    else {
      wanted.add((isGeneral ? generalRule(evaluated) : null) ?? commandRule(evaluated, world));
      if (evaluated.step.elsewhere) wanted.add(`Bash(cd ${quotePattern([specifierFor(evaluated.step.cwd, world)])})`);
    }
  }
}

/** Adds the rules for a file or an address of a command or tool; none where it is allowed. */
export function addRulesForEffect(wanted: Set<string>, { decision, effect }: EvaluatedEffect, world: PathFacts): void {
  if (decision === 'allow' || isUnsuggested(effect)) return;
  switch (effect.kind) {
    case 'read':
    case 'write':
    case 'delete': {
      if (typeof effect.path !== 'string') return;
      const tool = effect.kind === 'read' ? 'Read' : 'Write';
      // A link has to be allowed by its name and by where it leads.
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
    case 'post':
    case 'mcp':
  }
}

/** Whether a write has a protected path that no suggestion should open: below .git or .github, or a whole folder. */
export function isUnsuggested(effect: Effect): boolean {
  if (effect.kind !== 'write' && effect.kind !== 'delete') return false;
  const { path } = effect;
  const segment = typeof path === 'string' ? protectedSegment(path) : null;
  if (typeof path !== 'string' || segment === null) return false;
  return /^\.git(?:hub)?$/i.test(segment) || (path.endsWith(`/${segment}`) && !/.\.[a-z]+$/i.test(segment));
}

/** How many words name what a program of many sub-commands does. */
const namingWords: Readonly<Record<string, number>> = {
  git: 2,
  gh: 3,
  glab: 3,
  docker: 2,
  kubectl: 2,
  npm: 2,
  cargo: 2,
  go: 2,
};

/**
 * A rule for every use of a command that changes nothing, whatever its further words: what they read and fetch is judged
 * by itself, and what they could do beyond that has to be named. Null for other commands.
 */
function generalRule({ step }: EvaluatedCommand): string | null {
  const { name, readOnly, role, risks, assigned, elsewhere } = step;
  if (!readOnly || role !== 'known' || risks.length > 0 || assigned.length > 0 || elsewhere) return null;
  const words = patternWords(step).slice(0, namingWords[name] ?? 1);
  return words.every((word) => word !== null && /^[a-z][\w-]*$/.test(word)) ? `Bash(${words.join(' ')}:*)` : null;
}

/** The rule for a tool that is judged by its name and subject. */
export function ruleForTool(request: PolicyRequest): string {
  if (request.subject === undefined || request.tool.startsWith('mcp__')) return request.tool;
  return `${request.tool}(${request.subject.replace(/[\\*?[\]]/g, '\\$&')})`;
}

/** Exactly these words where all of them are known and readable in one line; else their beginning. */
function commandRule(evaluated: EvaluatedCommand, world: PathFacts): string {
  const words = patternWords(evaluated.step).map((word, at) =>
    at === 0 ? fromTop(word, evaluated.step.cwd, world) : word,
  );
  const unfit = words.findIndex((word) => word === null || word.includes('\n'));
  const exact = unfit < 0 ? quotePattern(words.map((word) => word ?? '')) : null;
  const before = evaluated.step.assigned.filter(({ isSafe }) => !isSafe).map(assignmentPattern);
  if (exact !== null && exact.length <= maxRuleLength) return `Bash(${[...before, exact].join(' ')})`;
  const known = words.slice(0, unfit < 0 ? 2 : unfit).map((word) => word ?? '');
  return `Bash(${[...before, quotePattern(known)].join(' ')}:*)`;
}

/** A rule names a program of the workspace as seen from the top, where the line has gone elsewhere: `cd x; ./run`. */
function fromTop(name: string | null, cwd: string, world: PathFacts): string | null {
  if (name === null || !name.includes('/') || name.startsWith('/') || cwd === world.workspace) return name;
  const seen = relativeInside({ path: absolutePath(name, cwd), directory: world.workspace });
  return seen === null ? name : `./${seen}`;
}

/** A value that is not known may be any: the name says what is granted. */
function assignmentPattern({ name, value }: Assigned): string {
  return `${name}=${value === null ? '*' : value === '' ? '' : quotePattern([value])}`;
}
