import { isInside, relativeInside } from '../files/paths.js';
import { isFreeDevice, isProtectedPath, protectedSegment } from '../files/protected.js';
import { type Sensitivity, sensitivity } from '../files/sensitivity.js';
import type { Rule, RuleSet } from '../rules/parse-rules.js';
import { matchesPath, namesPlace, namesSegment, type PathPattern } from '../rules/path-pattern.js';
import { pathRulesFor } from '../rules/rule-index.js';
import { Undecidable } from '../shell/context.js';
import { shellLimits } from '../shell/limits.js';
import type { AnyTarget, Mode, PathFacts, Target } from '../types.js';
import type { EffectDecision } from './effect-decision.js';
import { rewriteOf } from './unknown-target.js';

export type Access = 'read' | 'write' | 'delete';

/** Under what a file is judged. */
export interface PolicyContext {
  readonly rules: RuleSet;
  readonly mode: Mode;
  readonly world: PathFacts;
  /** Allow rules beside those of the lists: suggested ones, on trial. */
  readonly more: readonly Rule[];
  /** What was found about a file under these rules: the commands of a line touch the same ones again and again. */
  readonly files: Map<string, FileDecision>;
  /** Rules that were compared. */
  readonly compared: { count: number };
}

/** Counts rules that are about to be compared. Throws Undecidable over the limit. */
export function countRules(rules: readonly Rule[], { compared }: PolicyContext): readonly Rule[] {
  compared.count += rules.length;
  if (compared.count > shellLimits.rules)
    throw new Undecidable(`it would have to be compared with more than ${shellLimits.rules} rules`);
  return rules;
}

export interface FileDecision extends EffectDecision {
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
export function evaluateFile(access: Access, path: Target, tool: string, context: PolicyContext): FileDecision {
  if (typeof path !== 'string') return evaluateAnyFile(access, path, tool, context);
  const key = `${access} ${tool} ${path}`;
  const found = context.files.get(key) ?? evaluateUncached(access, path, tool, context);
  context.files.set(key, found);
  return found;
}

function evaluateUncached(access: Access, path: string, tool: string, context: PolicyContext): FileDecision {
  if (isFreeDevice(path)) return effectDecision('allow', null, `${path} is free`);
  const { world } = context;
  const real = world.realpath(path);
  const lexical = evaluateRealFile(access, path, tool, context);
  if (real === path) return lexical;
  const resolved = evaluatePath({
    access,
    path: real,
    shown: `${called(path, world)} (a link to ${called(real, world)})`,
    tool,
    context,
  });
  const order = { allow: 0, ask: 1, deny: 2 };
  if (order[resolved.decision] > order[lexical.decision]) return { ...resolved, missing: false };
  return lexical.decision === resolved.decision
    ? { ...lexical, missing: lexical.missing && resolved.missing }
    : lexical;
}

/** Any path may be a denied, a sensitive or a protected one, and no allow rule names all of these. */
function evaluateAnyFile(access: Access, { any }: AnyTarget, tool: string, context: PolicyContext): FileDecision {
  const doing = `${toDo[access]} any file`;
  const denied = context.rules.deny.find((rule) => covers(rule, { access, tool }));
  const isUnknown = `${any} is unknown before the command runs`;
  if (denied !== undefined)
    return effectDecision(
      'deny',
      denied.text,
      `${doing}: ${isUnknown}, so the rule ${denied.text} may deny it: ${rewriteOf(any)}`,
    );
  if (context.mode === 'plan' && access !== 'read')
    return effectDecision('deny', null, `${doing} is not allowed in mode plan`);
  const closed = access === 'read' ? 'a sensitive file' : 'a sensitive or protected path';
  return effectDecision('deny', null, `${doing}: ${isUnknown}, so it may be ${closed}: ${rewriteOf(any)}`);
}

/** A path as rules name it: what lies in the workspace from there on. */
function called(path: string, { workspace }: PathFacts): string {
  const inside = relativeInside({ path, directory: workspace });
  return inside === '' ? 'the workspace' : (inside ?? path);
}

/** Judges by this one path: for whoever has resolved its links. */
export function evaluateRealFile(access: Access, path: string, tool: string, context: PolicyContext): FileDecision {
  if (isFreeDevice(path)) return effectDecision('allow', null, `${path} is free`);
  return evaluatePath({ access, path, shown: called(path, context.world), tool, context });
}

interface Question {
  readonly access: Access;
  readonly path: string;
  /** How the path is called in reasons. */
  readonly shown: string;
  readonly tool: string;
  readonly context: PolicyContext;
}

function evaluatePath(question: Question): FileDecision {
  const { access, path, shown, context } = question;
  const doing = `${toDo[access]} ${shown}`;
  if (isProtectedPath(path)) return effectDecision('deny', null, `${doing}: /proc, /sys and /dev are closed to tools`);
  const denied = matching('deny', question);
  if (denied !== undefined) return effectDecision('deny', denied.text, `the rule ${denied.text} denies ${doing}`);
  // What is there, the run has put there: the names say nothing.
  const sensitive = isTemporary(path, context.world) ? 'low' : sensitivity(path);
  const barred = barredByName(question, doing, sensitive);
  if (barred !== null) return barred;
  if (context.mode === 'plan' && access !== 'read')
    return effectDecision('deny', null, `${doing} is not allowed in mode plan`);
  const asked = context.mode === 'yolo' ? undefined : matching('ask', question);
  if (asked !== undefined)
    return effectDecision('ask', asked.text, `the rule ${asked.text} wants ${doing} to be confirmed`);
  const allowed = matching('allow', question);
  if (allowed !== undefined) return effectDecision('allow', allowed.text, `the rule ${allowed.text} allows ${doing}`);
  return byDefault(question, doing, sensitive);
}

/** Sensitive and protected files: only a rule that names them opens them. */
function barredByName(question: Question, doing: string, sensitive: Sensitivity): FileDecision | null {
  const { access, path, context } = question;
  if (access === 'read' && sensitive !== 'high') return null;
  const opened = (opens: (pattern: PathPattern) => boolean): boolean => {
    const isOpening = (rule: Rule): boolean =>
      rule.specifier.kind === 'path' &&
      opens(rule.specifier.pattern) &&
      covers(rule, question) &&
      matches(rule, question);
    return candidates('allow', question).some(isOpening) || context.more.some(isOpening);
  };
  if (sensitive === 'high' && !opened((pattern) => pattern.exact)) {
    return effectDecision(
      'deny',
      null,
      `${doing}: the file may hold credentials, and no allow rule names exactly this path`,
    );
  }
  if (access === 'read') return null;
  if (access === 'delete' && isInside({ path: context.world.workspace, directory: path }))
    return effectDecision('deny', null, `${doing} would remove the workspace itself`);
  const segment = protectedSegment(path);
  if (segment === null) return null;
  return opened((pattern) => namesSegment(pattern, segment))
    ? null
    : effectDecision('deny', null, `${doing}: ${segment} is protected, and no allow rule names it`);
}

function byDefault(question: Question, doing: string, sensitive: Sensitivity): FileDecision {
  const { access, path, tool, context } = question;
  const inside = isInside({ path, directory: context.world.workspace });
  if (isTemporary(path, context.world))
    return effectDecision('allow', null, `${doing} is allowed in the run's own TMPDIR`);
  if (access !== 'read' && !inside)
    return { ...missing(`${doing} outside the workspace needs a rule that names the place`), decision: 'deny' };
  if (sensitive === 'medium' && !(access === 'read' && context.world.isOwn?.(path) === true))
    return missing(`${doing} needs a rule, since the file may hold private data`);
  if (context.mode === 'yolo') return effectDecision('allow', null, `mode yolo allows ${doing}`);
  if (access === 'read' && inside) return effectDecision('allow', null, `${doing} is allowed inside the workspace`);
  if (access === 'write' && inside && context.mode === 'auto-edit')
    return effectDecision('allow', null, `mode auto-edit allows ${doing}`);
  const place = inside ? '' : ' outside the workspace';
  return missing(`no rule allows ${doing}${place}${tool === 'Bash' ? ' by a command' : ''}`);
}

function effectDecision(decision: EffectDecision['decision'], rule: string | null, reason: string): FileDecision {
  return { decision: decision, rule, reason, missing: false };
}

function missing(reason: string): FileDecision {
  return { decision: 'ask', rule: null, reason, missing: true };
}

function matching(list: keyof RuleSet, question: Question): Rule | undefined {
  const { context } = question;
  const means = (rule: Rule): boolean => covers(rule, question) && matches(rule, question);
  return candidates(list, question).find(means) ?? (list === 'allow' ? context.more.find(means) : undefined);
}

/** Neither in the workspace nor in the run's own TMPDIR: only a rule that names the place covers it. */
function isOutside({ path, context: { world } }: Question): boolean {
  return !isInside({ path, directory: world.workspace }) && !isTemporary(path, world);
}

function isTemporary(path: string, { temporary }: PathFacts): boolean {
  return temporary !== undefined && isInside({ path, directory: temporary });
}

function candidates(list: keyof RuleSet, { path, tool, context }: Question): readonly Rule[] {
  return countRules(pathRulesFor(context.rules[list], path, tool), context);
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
    matchesPath(rule.specifier.pattern, question.path, question.context.world, rule.list !== 'allow')
  );
}
