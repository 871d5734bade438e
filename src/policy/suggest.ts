import { wordsOf } from './canonical.js';
import type { JudgedStep } from './judge-command.js';
import { hostOf } from './judge-tool.js';
import { quotePattern } from './rule-command.js';
import { specifierFor } from './rule-path.js';
import type { Assigned } from './shell/steps.js';
import type { Effect, JudgedEffect, Request, World } from './types.js';

/** Words beyond this many characters are left to the star of a prefix rule. */
const maxRuleLength = 300;

/** The rules that name what was refused about a command, narrowest first. */
export function rulesForStep(judged: JudgedStep, world: World): string[] {
  const [run, ...rest] = judged.parts;
  const refused = run !== undefined && run.verdict !== 'allow';
  const own = refused ? [commandRule(judged)] : [];
  const place =
    refused && judged.step.elsewhere ? [`Bash(cd ${quotePattern([specifierFor(judged.step.cwd, world)])})`] : [];
  return [...own, ...place, ...rest.flatMap((part) => rulesForEffect(part, world))];
}

/** The rule for a file or an address of a command or tool; none where it is allowed. */
export function rulesForEffect(part: JudgedEffect, world: World): string[] {
  return part.verdict === 'allow' ? [] : ruleFor(part.effect, world);
}

function ruleFor(effect: Effect, world: World): string[] {
  switch (effect.kind) {
    case 'read':
      return pathsOf(effect.path, world).map((path) => `Read(${specifierFor(path, world)})`);
    case 'write':
    case 'delete':
      return pathsOf(effect.path, world).map((path) => `Write(${specifierFor(path, world)})`);
    case 'fetch': {
      const host = hostOf(effect.url);
      return host === null ? [] : [`WebFetch(domain:${host})`];
    }
    case 'exec':
    case 'post':
    case 'mcp':
      return [];
  }
}

/** A link has to be allowed by its name and by where it leads. */
function pathsOf(path: string, world: World): string[] {
  const real = world.realpath(path);
  return real === path ? [path] : [path, real];
}

/** The rule for a tool that is judged by its name and subject. */
export function ruleForTool(request: Request): string {
  if (request.subject === undefined || request.tool.startsWith('mcp__')) return request.tool;
  return `${request.tool}(${request.subject.replace(/[\\*?[\]]/g, '\\$&')})`;
}

/** Exactly these words where all of them are known and readable in one line; else their beginning. */
function commandRule(judged: JudgedStep): string {
  const words = wordsOf(judged.step);
  const unfit = words.findIndex((word) => word === null || word.includes('\n'));
  const exact = unfit < 0 ? quotePattern(words.map((word) => word ?? '')) : null;
  const before = judged.step.assigned.filter(({ harmless }) => !harmless).map(assignmentPattern);
  if (exact !== null && exact.length <= maxRuleLength) return `Bash(${[...before, exact].join(' ')})`;
  const known = words.slice(0, unfit < 0 ? 2 : unfit).map((word) => word ?? '');
  return `Bash(${[...before, quotePattern(known)].join(' ')}:*)`;
}

/** A value that is not known may be any: the name says what is granted. */
function assignmentPattern({ name, value }: Assigned): string {
  return `${name}=${value === null ? '*' : value === '' ? '' : quotePattern([value])}`;
}
