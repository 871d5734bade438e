import { isOpenInYolo } from '../rules/can-allow-tool.js';
import { matchesSubject, namesTool } from '../rules/names-tool.js';
import type { Rule, RuleSet } from '../rules/parse-rules.js';
import { hostRulesFor } from '../rules/rule-index.js';
import { rewriteOf } from '../shell/unknown-target.js';
import type { Effect, PolicyRequest, Target } from '../types.js';
import { type AccessDecision, byRule, decide, type EffectDecision, missingRule } from './effect-decision.js';
import type { PolicyContext } from './file.js';

/** They affect only the conversation and its report; the calls that a skill leads to are evaluated separately. */
const allowedByDefault: ReadonlySet<string> = new Set(
  'TodoWrite BashStop Skill ReportFindings ReportIncomplete Noop'.split(' '),
);
const readOnlyTools: ReadonlySet<string> = new Set([...allowedByDefault, 'Read', 'Glob', 'Grep', 'List']);

/** Review events that affect merging: in every mode, only a rule that names them allows them. */
const mergeEvents: ReadonlySet<string> = new Set(['APPROVE', 'REQUEST_CHANGES']);

/** Evaluates a call by tool name and subject only: skills, tasks, comments, labels, MCP tools, plain tools. */
export function evaluateTool(request: PolicyRequest, context: PolicyContext): EffectDecision {
  const name = request.subject === undefined ? request.tool : `${request.tool}(${request.subject})`;
  const denied = find('deny', request, context);
  if (denied !== undefined) return byRule(denied, name);
  if (context.mode === 'plan' && !readOnlyTools.has(request.tool))
    return decide('deny', null, `${name} is not allowed in mode plan`);
  const asked = context.mode === 'yolo' ? undefined : find('ask', request, context);
  if (asked !== undefined) return byRule(asked, name);
  const allowed = find('allow', request, context);
  if (allowed !== undefined) return byRule(allowed, name);
  if (allowedByDefault.has(request.tool)) return decide('allow', null, `${name} is allowed by default`);
  if (mustBeNamed(request)) return decide('ask', null, `no rule names ${name}`);
  if (context.mode === 'yolo') return decide('allow', null, `mode yolo allows ${name}`);
  return decide('ask', null, `no rule allows ${name}`);
}

/** A long name is shortened for the providers: a rule with either name applies, the stricter one first. */
export function evaluateMcpTool(
  { server, tool, whole }: Extract<Effect, { kind: 'mcp' }>,
  context: PolicyContext,
): EffectDecision {
  const [ofTool, ...more] = [tool, ...(whole === undefined ? [] : [whole])].map((name) =>
    evaluateTool({ tool: `mcp__${server}__${name}`, effects: [] }, context),
  ) as [EffectDecision, ...EffectDecision[]];
  const all = [ofTool, ...more];
  return (
    all.find((decision) => decision.decision === 'deny') ??
    all.find((decision) => decision.decision === 'ask' && decision.rule !== null) ??
    all.find((decision) => decision.decision === 'allow') ??
    ofTool
  );
}

/** Whether only a rule that names the subject allows this, in every mode. */
export function mustBeNamed({ tool, subject }: PolicyRequest): boolean {
  return tool === 'Review' && subject !== undefined && mergeEvents.has(subject);
}

function find(list: keyof RuleSet, request: PolicyRequest, { rules, more }: PolicyContext): Rule | undefined {
  const all = list === 'allow' ? [...rules.allow, ...more] : rules[list];
  if (list === 'allow' && mustBeNamed(request)) return all.find((rule) => namesLiterally(rule, request));
  return all.find(
    (rule) =>
      namesTool(rule, request.tool, list !== 'allow') && matchesSubject(rule, request.subject, list !== 'allow'),
  );
}

function namesLiterally({ tool, specifier }: Rule, request: PolicyRequest): boolean {
  return tool === request.tool && specifier.kind === 'literal' && specifier.text.toUpperCase() === request.subject;
}

/** Evaluates an address by WebFetch rules, which match a host and its subdomains. */
export function evaluateFetch(url: Target, tool: string, context: PolicyContext): AccessDecision {
  if (typeof url !== 'string') {
    const rule = findFetch('deny', null, tool, context) ?? null;
    const reason = `fetching from any address: ${url.any} is unknown before the command runs: ${rewriteOf(url.any)}`;
    return decide('deny', rule, reason);
  }
  const host = hostOf(url);
  const what = `fetching from ${host ?? url.slice(0, 80)}`;
  const { mode } = context;
  const denied = findFetch('deny', host, tool, context);
  if (denied !== undefined) return byRule(denied, what);
  if (mode === 'plan') return decide('deny', null, `${what} is not allowed in mode plan`);
  const asked = mode === 'yolo' ? undefined : findFetch('ask', host, tool, context);
  if (asked !== undefined) return byRule(asked, what);
  const allowed = findFetch('allow', host, tool, context);
  if (allowed !== undefined) return byRule(allowed, what);
  if (!isOpenInYolo(tool)) {
    const isOff = !context.rules.allow.some((rule) => rule.tool === tool);
    return missingRule(`${isOff ? `${tool} is off: ` : ''}no rule allows ${what}`);
  }
  if (mode === 'yolo') return decide('allow', null, `mode yolo allows ${what}`);
  return missingRule(`no rule allows ${what}`);
}

/** The host of a web address, in lower case without a trailing dot; `null` for any other address. */
export function hostOf(url: string): string | null {
  if (!URL.canParse(url)) return null;
  const parsed = new URL(url);
  return /^https?:$/.test(parsed.protocol) ? parsed.hostname.toLowerCase().replace(/\.$/, '') : null;
}

function findFetch(list: keyof RuleSet, host: string | null, tool: string, context: PolicyContext): Rule | undefined {
  const all = context.rules[list];
  const rules = host === null ? all : hostRulesFor(all, host, tool);
  return [...rules, ...(list === 'allow' ? context.more : [])].find((rule) => {
    if (rule.specifier.kind === 'any') return rule.tool === 'WebFetch' || (rule.tool === tool && tool !== 'Bash');
    if (rule.tool !== 'WebFetch' || rule.specifier.kind !== 'domain') return false;
    if (host === null) return list !== 'allow';
    const domain = rule.specifier.host;
    return domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain || host.endsWith(`.${domain}`);
  });
}
