import { wordsOf } from './canonical.js';
import type { JudgedStep } from './judge-command.js';
import { hostOf } from './judge-tool.js';
import { absolutePath, relativeTo } from './paths.js';
import { quotePattern } from './rule-command.js';
import { specifierFor } from './rule-path.js';
import type { Assigned } from './shell/steps.js';
import type { JudgedEffect, Request, World } from './types.js';

/** Words beyond this many characters are left to the star of a prefix rule. */
const maxRuleLength = 300;

/** Adds the rules that name what was refused about a command, narrowest first. */
export function addRulesForStep(wanted: Set<string>, judged: JudgedStep, world: World): void {
  for (const [at, part] of judged.parts.entries()) {
    if (part.verdict === 'allow') continue;
    if (at > 0) addRulesForEffect(wanted, part, world);
    else {
      wanted.add(commandRule(judged, world));
      if (judged.step.elsewhere) wanted.add(`Bash(cd ${quotePattern([specifierFor(judged.step.cwd, world)])})`);
    }
  }
}

/** Adds the rules for a file or an address of a command or tool; none where it is allowed. */
export function addRulesForEffect(wanted: Set<string>, { verdict, effect }: JudgedEffect, world: World): void {
  if (verdict === 'allow') return;
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

/** The rule for a tool that is judged by its name and subject. */
export function ruleForTool(request: Request): string {
  if (request.subject === undefined || request.tool.startsWith('mcp__')) return request.tool;
  return `${request.tool}(${request.subject.replace(/[\\*?[\]]/g, '\\$&')})`;
}

/** Exactly these words where all of them are known and readable in one line; else their beginning. */
function commandRule(judged: JudgedStep, world: World): string {
  const words = wordsOf(judged.step).map((word, at) => (at === 0 ? fromTop(word, judged.step.cwd, world) : word));
  const unfit = words.findIndex((word) => word === null || word.includes('\n'));
  const exact = unfit < 0 ? quotePattern(words.map((word) => word ?? '')) : null;
  const before = judged.step.assigned.filter(({ harmless }) => !harmless).map(assignmentPattern);
  if (exact !== null && exact.length <= maxRuleLength) return `Bash(${[...before, exact].join(' ')})`;
  const known = words.slice(0, unfit < 0 ? 2 : unfit).map((word) => word ?? '');
  return `Bash(${[...before, quotePattern(known)].join(' ')}:*)`;
}

/** A rule names a program of the workspace as seen from the top, where the line has gone elsewhere: `cd x; ./run`. */
function fromTop(name: string | null, cwd: string, world: World): string | null {
  if (name === null || !name.includes('/') || name.startsWith('/') || cwd === world.workspace) return name;
  const seen = relativeTo(absolutePath(name, cwd), world.workspace);
  return seen === null ? name : `./${seen}`;
}

/** A value that is not known may be any: the name says what is granted. */
function assignmentPattern({ name, value }: Assigned): string {
  return `${name}=${value === null ? '*' : value === '' ? '' : quotePattern([value])}`;
}
