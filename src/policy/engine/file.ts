import { isInside, relativeInside } from '../files/paths.js';
import { isFreeDevice, isProtectedPath } from '../files/protected.js';
import { type Sensitivity, sensitivity } from '../files/sensitivity.js';
import type { Rule, RuleSet } from '../rules/parse-rules.js';
import { hasLiteralSegment, matchesPath, namesSegment, type PathPattern } from '../rules/path-pattern.js';
import { addedProtection, protectedSegmentIn } from '../rules/protected-paths.js';
import { pathRulesFor } from '../rules/rule-index.js';
import { shellLimits } from '../shell/limits.js';
import type { LineEdit } from '../shell/simple-command.js';
import { Undecidable } from '../shell/undecidable.js';
import { rewriteOf } from '../shell/unknown-target.js';
import type { AnyTarget, Mode, PathFacts, Target } from '../types.js';
import { isDisposable } from './disposable.js';
import { type AccessDecision, byRule, decide, missingRule, strictest } from './effect-decision.js';
import { clauseOf, coveredBelow, type StrictBelow, strictBelow } from './strict-below.js';

export type Access = 'read' | 'list' | 'write' | 'delete';

export interface PolicyContext {
  readonly rules: RuleSet;
  readonly mode: Mode;
  /** Whether commands that only read what the rules allow need no rule. */
  readonly readOnlyCommands: boolean;
  readonly world: PathFacts;
  /** For what a permitted program writes: the name of a file does not say what is in it. */
  readonly ignoresSensitivity?: true;
  /** Additional allow rules: suggestions that are being tested. */
  readonly more: readonly Rule[];
  readonly files: Map<string, AccessDecision>;
  readonly compared: { count: number };
  /** What was added to the line to leave files out, in the order of its commands. */
  readonly edits: LineEdit[];
}

/** Counts rules before they are compared. Throws Undecidable above the limit. */
export function countRules(rules: readonly Rule[], { compared }: PolicyContext): readonly Rule[] {
  compared.count += rules.length;
  if (compared.count > shellLimits.rules)
    throw new Undecidable('size', `it requires more than ${shellLimits.rules} rule comparisons`);
  return rules;
}

function changes(access: Access): boolean {
  return access === 'write' || access === 'delete';
}

const accessVerbs: Readonly<Record<Access, string>> = {
  read: 'reading',
  list: 'listing',
  write: 'writing',
  delete: 'deleting',
};

/**
 * The stricter decision on the path as written and with links resolved. Read rules cover reading and listing by
 * anything, Write and Edit rules all changes (each can do the others), other file tools only themselves.
 */
export function evaluateFile(access: Access, path: Target, tool: string, context: PolicyContext): AccessDecision {
  if (typeof path !== 'string') return evaluateAnyFile(access, path, tool, context);
  const key = `${access} ${tool} ${path}`;
  const decision = context.files.get(key) ?? evaluateUncached(access, path, tool, context);
  context.files.set(key, decision);
  return decision;
}

function evaluateUncached(access: Access, path: string, tool: string, context: PolicyContext): AccessDecision {
  if (isFreeDevice(path)) return decide('allow', null, `${path} is always allowed`);
  const { world } = context;
  const real = world.realpath(path);
  const lexical = evaluateRealFile(access, path, tool, context);
  if (real === path) return lexical;
  const resolved = evaluatePath({
    access,
    path: real,
    shown: `${displayPath(path, world)} (a link to ${displayPath(real, world)})`,
    tool,
    context,
  });
  if (lexical.decision === resolved.decision) return { ...lexical, missing: lexical.missing && resolved.missing };
  return strictest([lexical, { ...resolved, missing: false }]) ?? lexical;
}

/** An unknown path may be denied, sensitive or protected, and no allow rule names all of these. */
function evaluateAnyFile(access: Access, { any }: AnyTarget, tool: string, context: PolicyContext): AccessDecision {
  const doing = `${accessVerbs[access]} any file`;
  const denied = context.rules.deny.find((rule) => covers(rule, { access, tool }));
  const isUnknown = `${any} is unknown before the command runs`;
  if (denied !== undefined)
    return decide('deny', denied, `${doing}: ${isUnknown}, so the rule ${denied.text} may deny it: ${rewriteOf(any)}`);
  if (context.mode === 'plan' && changes(access)) return decide('deny', null, `${doing} is not allowed in mode plan`);
  const danger = !changes(access) ? 'a sensitive file' : 'a sensitive or protected path';
  return decide('deny', null, `${doing}: ${isUnknown}, so it may be ${danger}: ${rewriteOf(any)}`);
}

/** A path as displayed in reasons: relative to the workspace if inside. */
function displayPath(path: string, { workspace }: PathFacts): string {
  const inside = relativeInside({ path, directory: workspace });
  return inside === '' ? 'the workspace' : (inside ?? path);
}

export function evaluateRealFile(access: Access, path: string, tool: string, context: PolicyContext): AccessDecision {
  if (isFreeDevice(path)) return decide('allow', null, `${path} is always allowed`);
  return evaluatePath({ access, path, shown: displayPath(path, context.world), tool, context });
}

interface FileRequest {
  readonly access: Access;
  readonly path: string;
  readonly shown: string;
  readonly tool: string;
  readonly context: PolicyContext;
}

function evaluatePath(request: FileRequest): AccessDecision {
  const { access, path, shown, context } = request;
  const doing = `${accessVerbs[access]} ${shown}`;
  if (isProtectedPath(path)) return decide('deny', null, `${doing}: tools cannot access /proc, /sys and /dev`);
  const denied = matching('deny', request);
  if (denied !== undefined) return byRule(denied, doing);
  const deniedBelow = ruleBelow('deny', request);
  if (deniedBelow !== null) return decide('deny', deniedBelow.rule, `${doing}: ${deniedBelow.clause}`);
  // The run created these files, so their names do not indicate sensitive content; and a name in the workspace is no secret.
  const isOpen =
    context.ignoresSensitivity === true ||
    isTemporary(path, context.world) ||
    (access === 'list' && isInside({ path, directory: context.world.workspace }));
  const sensitive = isOpen ? 'low' : sensitivity(path);
  const denial = denyByName(request, doing, sensitive);
  if (denial !== null) return denial;
  if (context.mode === 'plan' && changes(access)) return decide('deny', null, `${doing} is not allowed in mode plan`);
  const asked = context.mode === 'yolo' ? undefined : matching('ask', request);
  if (asked !== undefined) return byRule(asked, doing);
  const askedBelow = context.mode === 'yolo' ? null : ruleBelow('ask', request);
  if (askedBelow !== null) return decide('ask', askedBelow.rule, `${doing}: ${askedBelow.clause}`);
  const allowed = matching('allow', request);
  if (allowed !== undefined) return byRule(allowed, doing);
  return byDefault(request, doing, sensitive);
}

/** A rule for something in a directory that is deleted or moved. */
function ruleBelow(list: 'ask' | 'deny', request: FileRequest): StrictBelow | null {
  const { access, path, context } = request;
  if (access !== 'delete' || context.rules[list].length === 0) return null;
  const rules = countRules(context.rules[list], context).filter((rule) => covers(rule, request));
  return strictBelow(path, rules, context);
}

/** Denies sensitive and protected files unless a rule names them; `null` if the name does not decide. */
function denyByName(request: FileRequest, doing: string, sensitive: Sensitivity): AccessDecision | null {
  const { access, path, context } = request;
  const hiddenBy = access === 'read' ? (context.world.hiddenBy?.(path) ?? null) : null;
  if (!changes(access) && sensitive !== 'high' && hiddenBy === null) return null;
  if (sensitive === 'high' && !isNamedBy(request, (pattern) => pattern.exact)) {
    return decide('deny', null, `${doing}: the file may contain credentials, and no allow rule names this exact path`);
  }
  if (hiddenBy !== null && !isNamedBy(request, (pattern) => pattern.exact))
    return decide('deny', null, `${doing}: ${hiddenBy} hides it, and no allow rule names this exact path`);
  if (!changes(access)) return null;
  if (access === 'delete' && isInside({ path: context.world.workspace, directory: path }))
    return decide('deny', null, `${doing} would remove the workspace itself`);
  if (isProtected(request))
    return decide(
      'deny',
      null,
      `${doing}: ${protectedSegmentIn(path, context.world)} is protected, and no allow rule names it`,
    );
  if (access !== 'delete') return null;
  const { world } = context;
  const isPermitted = (file: string): boolean => !isProtected({ ...request, path: file });
  const below = coveredBelow(path, addedProtection(world), context, isPermitted);
  if (below === null) return null;
  return decide('deny', null, `${doing}: ${clauseOf(below.file, `protected-paths (${below.by.text})`, world)}`);
}

/** Whether a path is protected and no allow rule names it. */
function isProtected(request: FileRequest): boolean {
  const segment = protectedSegmentIn(request.path, request.context.world);
  return segment !== null && !isNamedBy(request, (pattern) => namesSegment(pattern, segment));
}

function isNamedBy(request: FileRequest, names: (pattern: PathPattern) => boolean): boolean {
  const isNaming = (rule: Rule): boolean =>
    rule.specifier.kind === 'path' && names(rule.specifier.pattern) && covers(rule, request) && matches(rule, request);
  return candidates('allow', request).some(isNaming) || request.context.more.some(isNaming);
}

function byDefault(request: FileRequest, doing: string, sensitive: Sensitivity): AccessDecision {
  const { access, path, tool, context } = request;
  const inside = isInside({ path, directory: context.world.workspace });
  if (isTemporary(path, context.world)) return decide('allow', null, `${doing} is allowed in the run's TMPDIR`);
  if (changes(access) && !inside)
    return { ...missingRule(`${doing} outside the workspace needs a rule that names the path`), decision: 'deny' };
  if (sensitive === 'medium' && (changes(access) || !isOfJob(path, context.world)))
    return missingRule(`${doing} needs a rule because the file may contain private data`);
  if (context.mode === 'yolo') return decide('allow', null, `mode yolo allows ${doing}`);
  if (!changes(access) && inside) {
    const where = path === context.world.workspace ? '' : ' inside the workspace';
    return decide('allow', null, `${doing} is allowed${where}`);
  }
  const isKept = (): boolean =>
    access === 'delete' && context.world.kindOf(path) === 'directory' && !isDisposable(path, context.world);
  if (inside && context.mode === 'auto-edit' && !isKept())
    return decide('allow', null, `mode auto-edit allows ${doing}`);
  const where = inside ? '' : ' outside the workspace';
  return missingRule(`no rule allows ${doing}${where}${tool === 'Bash' ? ' from a command' : ''}`);
}

/** Whether what a file contains is of the run or of an earlier step, whatever its name says. */
export function isOfJob(path: string, { isOwn, isWorkLog }: PathFacts): boolean {
  return isOwn?.(path) === true || isWorkLog?.(path) === true;
}

function matching(list: keyof RuleSet, request: FileRequest): Rule | undefined {
  const { context } = request;
  const isMatch = (rule: Rule): boolean => covers(rule, request) && matches(rule, request);
  return candidates(list, request).find(isMatch) ?? (list === 'allow' ? context.more.find(isMatch) : undefined);
}

/** Neither in the workspace nor in the run's TMPDIR: only a rule that names the path covers it. */
function isOutside({ path, context: { world } }: FileRequest): boolean {
  return !isInside({ path, directory: world.workspace }) && !isTemporary(path, world);
}

function isTemporary(path: string, { temporary }: PathFacts): boolean {
  return temporary !== undefined && isInside({ path, directory: temporary });
}

function candidates(list: keyof RuleSet, { path, tool, context }: FileRequest): readonly Rule[] {
  return countRules(pathRulesFor(context.rules[list], path, tool), context);
}

function covers(rule: Rule, request: Pick<FileRequest, 'access' | 'tool'>): boolean {
  if (rule.tool === 'Read') return !changes(request.access);
  if (rule.tool === 'Write' || rule.tool === 'Edit') return changes(request.access);
  return rule.tool === request.tool && rule.tool !== 'Bash';
}

function matches(rule: Rule, request: FileRequest): boolean {
  const isAllowedOutside = rule.list === 'allow' && isOutside(request);
  if (rule.specifier.kind === 'any') return !isAllowedOutside;
  return (
    rule.specifier.kind === 'path' &&
    (!isAllowedOutside || hasLiteralSegment(rule.specifier.pattern)) &&
    matchesPath(rule.specifier.pattern, request.path, request.context.world, rule.list !== 'allow')
  );
}
