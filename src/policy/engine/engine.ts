import { withOwnFiles } from '../files/own-files.js';
import { patternWords } from '../rules/command-forms.js';
import { parseAllow, parseRules, type Rule } from '../rules/parse-rules.js';
import { mayMatchBelow } from '../rules/path-pattern.js';
import { addedProtection } from '../rules/protected-paths.js';
import { gitValuesIn } from '../shell/git-values.js';
import { withEdits } from '../shell/line-edits.js';
import type { LineEdit } from '../shell/simple-command.js';
import { Undecidable, type UnreadableLine } from '../shell/undecidable.js';
import type { Effect, FileEdit, Mode, PathFacts, PolicyEngine, PolicyRequest, Refusal, RuleLists } from '../types.js';
import { cachedPathFacts } from './cached-path-facts.js';
import { commandNeeds } from './command-needs.js';
import {
  type Explanation,
  evaluateRequest,
  isAllowedNow,
  otherParts,
  type ParsedRequest,
  parseRequest,
  type RefusedParts,
  refusedPartsOf,
  refusedRequest,
  writeRequestOf,
} from './evaluate.js';
import { type Access, evaluateRealFile, isOfJob, type PolicyContext } from './file.js';
import { editsOfLine } from './file-edits.js';
import { refusalOf } from './refusal.js';
import { addRulesForEffect, addRulesForStep, hasGeneralRule, isNeverSuggested, ruleForTool } from './suggest.js';
import { nameTemporary, withTemporaryPaths } from './temporary-paths.js';

export interface PolicyOptions extends Pick<PolicyContext, 'ignoresSensitivity'> {
  readonly lists: RuleLists;
  readonly mode: Mode;
  /** Whether commands that only read what the rules allow need no rule. */
  readonly readOnlyCommands: boolean;
  readonly world: PathFacts;
}

/** deny > ask > allow > default; the strictest decision wins. Throws for invalid rules; an evaluation never throws. */
export function createPolicyEngine(options: PolicyOptions): PolicyEngine {
  return createExplainer(options);
}

export function createExplainer(options: PolicyOptions): (request: PolicyRequest) => Explanation {
  const context = policyContextFor(options);
  return (request) => explainRequest(request, context);
}

type OpenAccess = Exclude<Access, 'list'>;

/** Cached answers of a guard: a path is checked when its directory is walked and again when it is opened. */
const maxCachedAnswers = 4096;
/** Those for the files of a tree that is searched again and again. */
const maxSearched = 50_000;

/** Whether a resolved path may be opened; `null` if it may. Without I/O. `once` skips the cache, for whole trees. */
export function createFileGuard(
  options: PolicyOptions & { readonly tool: string },
): (access: OpenAccess, path: string, asked?: 'once' | 'search') => string | null {
  const context = policyContextFor(options);
  const cache: Readonly<Record<OpenAccess | 'search', Map<string, string | null>>> = {
    read: new Map(),
    write: new Map(),
    delete: new Map(),
    search: new Map(),
  };
  const decide = (access: OpenAccess, path: string): string | null => {
    context.compared.count = 0;
    // `null` if allowed, otherwise the reason.
    try {
      const decision = (() => evaluateRealFile(access, path, options.tool, context))();
      return decision.decision === 'allow' ? null : decision.reason;
    } catch (error) {
      if (error instanceof Undecidable) return error.line.problem;
      throw error;
    }
  };
  return (access, path, asked) => {
    if (asked === 'once') return decide(access, path);
    const answers = cache[asked ?? access];
    const known = answers.get(path);
    // The answer changes when the run creates the file.
    if (known !== undefined && !isOfJob(path, options.world)) return known;
    const answer = decide(access, path);
    if (answers.size >= (asked === undefined ? maxCachedAnswers : maxSearched)) answers.clear();
    answers.set(path, answer);
    return answer;
  };
}

function policyContextFor(options: PolicyOptions): PolicyContext {
  const { rules, diagnostics } = parseRules(options.lists);
  const [diagnostic] = diagnostics;
  if (diagnostic !== undefined) throw new Error(`invalid rule: ${diagnostic.rule} (${diagnostic.message})`);
  const { lists: _, ...others } = options;
  return { ...others, rules, more: [], files: new Map(), compared: { count: 0 }, edits: [] };
}

const mostSuggested = 24;

/** The maximum of refused parts × suggested rules: each part is evaluated again for each rule. */
const mostTried = 2_500;

const tooManyParts = 'too many parts are refused to suggest rules';

function explainRequest(request: PolicyRequest, engineContext: PolicyContext): Explanation {
  const known = cachedPathFacts(engineContext.world);
  const prepared = parseRequest(request.effects, known);
  const world = withOwnFiles(
    known,
    prepared.lines.flatMap((line) => line.redirected),
  );
  const context: PolicyContext = { ...engineContext, world, files: new Map(), compared: { count: 0 }, edits: [] };
  const evaluation = evaluateRequest(request, prepared, context);
  const changes = [...prepared.lines.flatMap((line) => line.edits), ...context.edits];
  if (evaluation.outcome === 'run' && changes.length > 0) return explainChanged(request, changes, engineContext);
  if (evaluation.outcome === 'run') {
    const { lines } = prepared;
    if (lines.length === 0) return evaluation;
    const edits = (): readonly FileEdit[] => lines.flatMap((line) => editsOfLine(line, engineContext.world));
    return { ...evaluation, needs: () => commandNeeds(evaluation, engineContext), edits };
  }
  const changed = explainMoved(request, engineContext) ?? explainRead(request, engineContext);
  if (changed !== null) return changed;
  const refusal = (): Refusal => refusalOf(evaluation, prepared.problem, context);
  return { ...suggestedOrTooMany(evaluation, { request, prepared, context }), refusal };
}

/** The evaluation of a refused line with TMPDIR in place of /tmp; `null` if that does not help. */
function explainMoved(request: PolicyRequest, context: PolicyContext): Explanation | null {
  const [effect, ...more] = request.effects;
  if (effect?.kind !== 'shell' || more.length > 0) return null;
  const command = withTemporaryPaths(effect.command, context.world);
  const { allow, ask, deny } = context.rules;
  if (command === null || nameTemporary([...allow, ...ask, ...deny].map(({ text }) => text))) return null;
  const again = explainRequest({ ...request, effects: [{ ...effect, command }] }, context);
  return again.outcome === 'run' ? { ...again, changed: again.changed ?? command } : null;
}

/** The evaluation of a refused line that may run once values of git are known; `null` if that does not help. */
function explainRead(request: PolicyRequest, context: PolicyContext): Explanation | null {
  const [effect, ...more] = request.effects;
  if (effect?.kind !== 'shell' || more.length > 0) return null;
  const values = gitValuesIn(effect.command);
  if (values.length === 0) return null;
  const evaluated = (command: string): Explanation =>
    explainRequest({ ...request, effects: [{ ...effect, command }] }, context);
  const isReadable = values.every(({ command }) => evaluated(command).outcome === 'run');
  const line = withEdits(
    effect.command,
    values.map((value) => ({ ...value, text: 'HEAD' })),
  );
  const { changed: _, ...again } = evaluated(isReadable ? (line ?? '') : '');
  const shown = values.map(({ command }) => `\`${command}\``).join(', ');
  const reason = `The value of ${shown} is read first, and must have the form of a revision`;
  return again.outcome === 'run' ? { ...again, values, reason } : null;
}

/** The line that runs is evaluated from the start, like one that was written so. */
function explainChanged(request: PolicyRequest, edits: readonly LineEdit[], context: PolicyContext): Explanation {
  const [effect, ...more] = request.effects;
  const changed = effect?.kind === 'shell' && more.length === 0 ? withEdits(effect.command, edits) : null;
  if (effect?.kind !== 'shell' || changed === null) return refusedRequest(cannotChange, request, context);
  const again = explainRequest({ ...request, effects: [{ ...effect, command: changed }] }, context);
  return again.changed === undefined ? { ...again, changed } : refusedRequest(cannotChange, request, context);
}

const cannotChange: UnreadableLine = {
  form: 'other',
  problem: 'it would have to run in another form than it is written in, which is not possible here',
};

function suggestedOrTooMany(explanation: Explanation, input: SuggestionInput): Explanation {
  try {
    const exact = [...wantedRules(explanation, input.request, input.context.world, false)];
    // A longer list is not useful, and minimizing it takes quadratic time.
    if (exact.length > mostSuggested)
      return {
        ...explanation,
        reason: `${explanation.reason}; it would need more than ${mostSuggested} rules, too many to suggest`,
      };
    if (input.prepared.problem !== null)
      return { ...explanation, reason: `${explanation.reason}; no allow rule can change this` };
    const refused = refusedPartsOf(explanation);
    const size = refused.effects.length + refused.steps.reduce((sum, { parts }) => sum + parts.length, 0);
    if (size * exact.length > mostTried) return { ...explanation, reason: `${explanation.reason}; ${tooManyParts}` };
    const under = (more: readonly Rule[]): PolicyContext => ({ ...input.context, more, files: new Map(), edits: [] });
    const isEnough = (more: readonly Rule[]): boolean => isAllowedNow(input.request, refused, under(more));
    if (refused.steps.some(hasGeneralRule)) {
      const general = [...wantedRules(explanation, input.request, input.context.world, true)];
      const allow = parseAllow(general);
      if (isEnough(allow)) return { ...explanation, suggest: smallest(general, allow, isEnough) };
    }
    const allowExact = parseAllow(exact);
    if (exact.length > 0 && isEnough(allowExact))
      return { ...explanation, suggest: smallest(exact, allowExact, isEnough) };
    // Report a part that no rule can allow instead of one that a rule could.
    const steps = new Set(refused.steps.map(({ step }) => step));
    const effectSet = new Set(refused.effects);
    const open: ParsedRequest = {
      problem: input.prepared.problem,
      lines: input.prepared.lines.map((line) => ({
        ...line,
        steps: line.steps.filter((step) => steps.has(step)),
        redirected: line.redirected.filter((effect) => effectSet.has(effect)),
      })),
      effects: input.prepared.effects.filter((effect) => effectSet.has(effect)),
    };
    const { reason, code } = exact.length === 0 ? explanation : evaluateRequest(input.request, open, under(allowExact));
    const isCovered = input.request.tool === 'Bash' && isEnough([...allowExact, ...parseAllow(['Bash'])]);
    if (code === 'never') return { ...explanation, code, reason };
    return {
      ...explanation,
      reason: `${reason}; ${isCovered ? 'only the rule Bash, which covers every command, would allow this' : noRule(refused, input.context.world)}`,
    };
  } catch (error) {
    if (error instanceof Undecidable) return { ...explanation, reason: `${explanation.reason}; ${tooManyParts}` };
    throw error;
  }
}

interface SuggestionInput {
  readonly request: PolicyRequest;
  readonly prepared: ParsedRequest;
  readonly context: PolicyContext;
}

/** Rules for protected paths, the root directory and words with line breaks exist but are never suggested. */
function noRule({ effects, steps }: RefusedParts, world: PathFacts): string {
  const all = [...effects, ...steps.flatMap(({ step }) => step.effects)];
  if (all.some((effect) => isNeverSuggested(effect) || mayHoldProtected(effect, world)))
    return 'only a rule that names the protected path would allow this, and such rules are not suggested';
  if (all.some(({ kind }) => kind === 'list'))
    return 'only a Read rule would allow this, which opens the content too, and such rules are not suggested';
  if (all.some((effect) => 'path' in effect && effect.path === '/'))
    return 'only a rule with this exact command would allow this, and such rules are not suggested';
  return steps.some(({ step }) => patternWords(step).some((word) => word?.includes('\n') === true))
    ? 'no rule is suggested for a word with a line break: write the command on one line'
    : 'no allow rule can change this';
}

/** Whether what is deleted may be a directory with something that the settings protect. */
function mayHoldProtected(effect: Effect, world: PathFacts): boolean {
  if (effect.kind !== 'delete' || typeof effect.path !== 'string') return false;
  const { path } = effect;
  return addedProtection(world).some(({ pattern }) => mayMatchBelow(pattern, path, world));
}

/** The rules that name the refused parts. Stops above the maximum, since no rules are suggested then. */
function wantedRules(
  explanation: Explanation,
  request: PolicyRequest,
  world: PathFacts,
  isGeneral: boolean,
): ReadonlySet<string> {
  const wanted = new Set<string>();
  for (const command of explanation.commands) {
    addRulesForStep(wanted, command, { world, isGeneral });
    if (wanted.size > mostSuggested) return wanted;
  }
  const others = new Set<string>();
  for (const part of otherParts(explanation)) {
    if (part.effect.kind !== 'post') addRulesForEffect(others, part, world);
    else if (part.decision !== 'allow') others.add(ruleForTool(writeRequestOf(part.effect, request)));
  }
  if (request.tool !== 'Bash' && others.size === 0) others.add(ruleForTool(request));
  for (const rule of others) wanted.add(rule);
  return wanted;
}

/** The smallest subset of the wanted rules that still allows the call. */
function smallest(
  wanted: readonly string[],
  rules: readonly Rule[],
  isEnough: (rules: readonly Rule[]) => boolean,
): string[] {
  let needed = [...wanted];
  for (const text of wanted.length > 1 ? wanted : []) {
    const without = needed.filter((other) => other !== text);
    if (without.length > 0 && isEnough(rules.filter((rule) => without.includes(rule.text)))) needed = without;
  }
  return needed;
}
