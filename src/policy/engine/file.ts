import { isInside, relativeTo } from '../files/paths.js';
import { isClosed, isFreeDevice, protectedSegment } from '../files/protected.js';
import { type Sensitivity, sensitivity } from '../files/sensitivity.js';
import type { Rule, RuleSet } from '../rules/parse-rules.js';
import { matchesPath, namesPlace, namesSegment, type PathPattern } from '../rules/path-pattern.js';
import { pathRulesFor } from '../rules/rule-index.js';
import { Undecidable } from '../shell/context.js';
import { limits } from '../shell/limits.js';
import type { AnyTarget, Mode, Target, World } from '../types.js';
import type { Finding } from './effect-decision.js';
import { rewriteOf } from './unknown-target.js';

export type Access = 'read' | 'write' | 'delete';

/** Under what a file is judged. */
export interface Ground {
  readonly rules: RuleSet;
  readonly mode: Mode;
  readonly world: World;
  /** Allow rules beside those of the lists: suggested ones, on trial. */
  readonly more: readonly Rule[];
  /** What was found about a file under these rules: the commands of a line touch the same ones again and again. */
  readonly files: Map<string, FileFinding>;
  /** Rules that were compared. */
  readonly compared: { count: number };
}

/** Counts rules that are about to be compared. Throws Undecidable over the limit. */
export function countRules(rules: readonly Rule[], { compared }: Ground): readonly Rule[] {
  compared.count += rules.length;
  if (compared.count > limits.rules)
    throw new Undecidable(`it would have to be compared with more than ${limits.rules} rules`);
  return rules;
}

export interface FileFinding extends Finding {
  /** True where only a permission is missing: a command rule that spells the path grants it. */
  readonly missing: boolean;
}

const toDo: Readonly<Record<Access, string>> = { read: 'reading', write: 'writing', delete: 'deleting' };

/**
 * Judges one file access by what it is called and by where its links lead; the stricter one counts.
 * Read rules cover reading by any tool and command; Write and Edit rules both cover writing, changing and
 * deleting, since each of the three can do the work of the others. A rule of another file tool (Grep, Glob,
 * List) covers that tool alone. A path of unknown value is denied, since some path is.
 */
export function judgeFile(access: Access, path: Target, tool: string, ground: Ground): FileFinding {
  if (typeof path !== 'string') return judgeAnyFile(access, path, tool, ground);
  const key = `${access} ${tool} ${path}`;
  const found = ground.files.get(key) ?? judgeAfresh(access, path, tool, ground);
  ground.files.set(key, found);
  return found;
}

function judgeAfresh(access: Access, path: string, tool: string, ground: Ground): FileFinding {
  if (isFreeDevice(path)) return finding('allow', null, `${path} is free`);
  const { world } = ground;
  const real = world.realpath(path);
  const lexical = judgeRealFile(access, path, tool, ground);
  if (real === path) return lexical;
  const resolved = judgeOne({
    access,
    path: real,
    shown: `${called(path, world)} (a link to ${called(real, world)})`,
    tool,
    ground,
  });
  const order = { allow: 0, ask: 1, deny: 2 };
  if (order[resolved.verdict] > order[lexical.verdict]) return { ...resolved, missing: false };
  return lexical.verdict === resolved.verdict ? { ...lexical, missing: lexical.missing && resolved.missing } : lexical;
}

/** Any path may be a denied, a sensitive or a protected one, and no allow rule names all of these. */
function judgeAnyFile(access: Access, { any }: AnyTarget, tool: string, ground: Ground): FileFinding {
  const doing = `${toDo[access]} any file`;
  const denied = ground.rules.deny.find((rule) => covers(rule, { access, tool }));
  const isUnknown = `${any} is unknown before the command runs`;
  if (denied !== undefined)
    return finding(
      'deny',
      denied.text,
      `${doing}: ${isUnknown}, so the rule ${denied.text} may deny it: ${rewriteOf(any)}`,
    );
  if (ground.mode === 'plan' && access !== 'read') return finding('deny', null, `${doing} is not allowed in mode plan`);
  const closed = access === 'read' ? 'a sensitive file' : 'a sensitive or protected path';
  return finding('deny', null, `${doing}: ${isUnknown}, so it may be ${closed}: ${rewriteOf(any)}`);
}

/** A path as rules name it: what lies in the workspace from there on. */
function called(path: string, { workspace }: World): string {
  const inside = relativeTo(path, workspace);
  return inside === '' ? 'the workspace' : (inside ?? path);
}

/** Judges by this one path: for whoever has resolved its links. */
export function judgeRealFile(access: Access, path: string, tool: string, ground: Ground): FileFinding {
  if (isFreeDevice(path)) return finding('allow', null, `${path} is free`);
  return judgeOne({ access, path, shown: called(path, ground.world), tool, ground });
}

interface Question {
  readonly access: Access;
  readonly path: string;
  /** How the path is called in reasons. */
  readonly shown: string;
  readonly tool: string;
  readonly ground: Ground;
}

function judgeOne(question: Question): FileFinding {
  const { access, path, shown, ground } = question;
  const doing = `${toDo[access]} ${shown}`;
  if (isClosed(path)) return finding('deny', null, `${doing}: /proc, /sys and /dev are closed to tools`);
  const denied = matching('deny', question);
  if (denied !== undefined) return finding('deny', denied.text, `the rule ${denied.text} denies ${doing}`);
  // What is there, the run has put there: the names say nothing.
  const sensitive = isTemporary(path, ground.world) ? 'low' : sensitivity(path);
  const barred = barredByName(question, doing, sensitive);
  if (barred !== null) return barred;
  if (ground.mode === 'plan' && access !== 'read') return finding('deny', null, `${doing} is not allowed in mode plan`);
  const asked = ground.mode === 'yolo' ? undefined : matching('ask', question);
  if (asked !== undefined) return finding('ask', asked.text, `the rule ${asked.text} wants ${doing} to be confirmed`);
  const allowed = matching('allow', question);
  if (allowed !== undefined) return finding('allow', allowed.text, `the rule ${allowed.text} allows ${doing}`);
  return byDefault(question, doing, sensitive);
}

/** Sensitive and protected files: only a rule that names them opens them. */
function barredByName(question: Question, doing: string, sensitive: Sensitivity): FileFinding | null {
  const { access, path, ground } = question;
  if (access === 'read' && sensitive !== 'high') return null;
  const opened = (opens: (pattern: PathPattern) => boolean): boolean => {
    const isOpening = (rule: Rule): boolean =>
      rule.specifier.kind === 'path' &&
      opens(rule.specifier.pattern) &&
      covers(rule, question) &&
      matches(rule, question);
    return candidates('allow', question).some(isOpening) || ground.more.some(isOpening);
  };
  if (sensitive === 'high' && !opened((pattern) => pattern.exact)) {
    return finding('deny', null, `${doing}: the file may hold credentials, and no allow rule names exactly this path`);
  }
  if (access === 'read') return null;
  if (access === 'delete' && isInside(ground.world.workspace, path))
    return finding('deny', null, `${doing} would remove the workspace itself`);
  const segment = protectedSegment(path);
  if (segment === null) return null;
  return opened((pattern) => namesSegment(pattern, segment))
    ? null
    : finding('deny', null, `${doing}: ${segment} is protected, and no allow rule names it`);
}

function byDefault(question: Question, doing: string, sensitive: Sensitivity): FileFinding {
  const { access, path, tool, ground } = question;
  const inside = isInside(path, ground.world.workspace);
  if (isTemporary(path, ground.world)) return finding('allow', null, `${doing} is allowed in the run's own TMPDIR`);
  if (access !== 'read' && !inside)
    return { ...missing(`${doing} outside the workspace needs a rule that names the place`), verdict: 'deny' };
  if (sensitive === 'medium' && !(access === 'read' && ground.world.isOwn?.(path) === true))
    return missing(`${doing} needs a rule, since the file may hold private data`);
  if (ground.mode === 'yolo') return finding('allow', null, `mode yolo allows ${doing}`);
  if (access === 'read' && inside) return finding('allow', null, `${doing} is allowed inside the workspace`);
  if (access === 'write' && inside && ground.mode === 'auto-edit')
    return finding('allow', null, `mode auto-edit allows ${doing}`);
  const place = inside ? '' : ' outside the workspace';
  return missing(`no rule allows ${doing}${place}${tool === 'Bash' ? ' by a command' : ''}`);
}

function finding(verdict: Finding['verdict'], rule: string | null, reason: string): FileFinding {
  return { verdict, rule, reason, missing: false };
}

function missing(reason: string): FileFinding {
  return { verdict: 'ask', rule: null, reason, missing: true };
}

function matching(list: keyof RuleSet, question: Question): Rule | undefined {
  const { ground } = question;
  const means = (rule: Rule): boolean => covers(rule, question) && matches(rule, question);
  return candidates(list, question).find(means) ?? (list === 'allow' ? ground.more.find(means) : undefined);
}

/** Neither in the workspace nor in the run's own TMPDIR: only a rule that names the place covers it. */
function isOutside({ path, ground: { world } }: Question): boolean {
  return !isInside(path, world.workspace) && !isTemporary(path, world);
}

function isTemporary(path: string, { temporary }: World): boolean {
  return temporary !== undefined && isInside(path, temporary);
}

function candidates(list: keyof RuleSet, { path, tool, ground }: Question): readonly Rule[] {
  return countRules(pathRulesFor(ground.rules[list], path, tool), ground);
}

function covers(rule: Rule, question: Pick<Question, 'access' | 'tool'>): boolean {
  if (rule.tool === 'Read') return question.access === 'read';
  if (rule.tool === 'Write' || rule.tool === 'Edit') return question.access !== 'read';
  return rule.tool === question.tool && rule.tool !== 'Bash';
}

function matches(rule: Rule, question: Question): boolean {
  const isAllowedOutside = rule.list === 'allow' && isOutside(question);
  if (rule.specifier.kind === 'any') return !isAllowedOutside;
  return (
    rule.specifier.kind === 'path' &&
    (!isAllowedOutside || namesPlace(rule.specifier.pattern)) &&
    matchesPath(rule.specifier.pattern, question.path, question.ground.world, rule.list !== 'allow')
  );
}
