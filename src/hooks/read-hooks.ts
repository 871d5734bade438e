import * as z from 'zod/mini';
import { type Diagnostic, didYouMean, type LocatedNotice } from '../errors.js';
import { isRecord } from '../parsed-json.js';
import { parseRules } from '../policy/rules/parse-rules.js';
import { isHttpUrl } from '../text.js';
import { eventFacts, type HookEvent, hookEvents, otherEvents } from './events.js';
import { matcherProblem } from './matcher.js';
import { type CommandHandler, type Hook, hookProblem, type RequestHandler } from './types.js';

export interface ReadHooks {
  readonly hooks: readonly Hook[];
  readonly diagnostics: readonly Diagnostic[];
  readonly notices: readonly LocatedNotice[];
}

const groupSchema = z.looseObject({
  matcher: z.optional(z.string()),
  hooks: z.array(z.looseObject({ type: z.string() })),
});

const commonFields = {
  if: z.optional(z.string()),
  timeout: z.optional(z.number().check(z.gt(0, { error: 'must be a number of seconds above 0' }))),
};

const commandSchema = z.looseObject({
  ...commonFields,
  command: z.string().check(z.regex(/\S/, { error: 'must be a command' })),
  args: z.optional(z.array(z.string())),
  async: z.optional(z.boolean()),
  asyncRewake: z.optional(z.boolean()),
  shell: z.optional(z.enum(['bash', 'powershell'])),
});

const httpSchema = z.looseObject({
  ...commonFields,
  url: z.string().check(z.refine(isHttpUrl, { error: 'must be an http or https address' })),
  headers: z.optional(z.record(z.string(), z.string())),
  allowedEnvVars: z.optional(z.array(z.string())),
});

/** Handlers of the protocol that need a model or an MCP server. */
const otherTypes: readonly string[] = ['mcp_tool', 'prompt', 'agent'];

interface Reading {
  readonly location: string;
  readonly isShared: boolean;
  readonly hooks: Hook[];
  readonly diagnostics: Diagnostic[];
  readonly notices: LocatedNotice[];
}

/**
 * Event → groups with a matcher → handlers. `isShared`: in another product's file, unknown events and types are
 * notices, in Sallyport's configuration errors.
 */
export function readHooks(value: unknown, location: string, isShared: boolean): ReadHooks {
  const reading: Reading = { location, isShared, hooks: [], diagnostics: [], notices: [] };
  if (!isRecord(value)) {
    report(reading, location, 'hooks must be a mapping of events', JSON.stringify(value));
    return reading;
  }
  for (const [name, groups] of Object.entries(value)) {
    const event = hookEvents.find((one) => one === name);
    if (event !== undefined) readEvent(reading, event, groups);
    else if (otherEvents.includes(name))
      reading.notices.push({
        location,
        message: `hooks of ${name} do not run here: the event needs an interactive session.`,
      });
    else unknownEvent(reading, name);
  }
  return reading;
}

function unknownEvent(reading: Reading, name: string): void {
  const hint = didYouMean(name, [...hookEvents, ...otherEvents]) ?? `the events are ${hookEvents.join(', ')}`;
  if (reading.isShared)
    reading.notices.push({
      location: reading.location,
      message: `the event ${name} is unknown, so its hooks never run: ${hint}.`.replace('?.', '?'),
    });
  else reading.diagnostics.push(hookProblem(`${reading.location} ${name}`, 'unknown event', name, hint));
}

function readEvent(reading: Reading, event: HookEvent, groups: unknown): void {
  const place = `${reading.location} ${event}`;
  if (!Array.isArray(groups)) {
    report(reading, place, 'must be a list of groups with `hooks`', JSON.stringify(groups));
    return;
  }
  for (const [index, group] of groups.entries()) {
    const at = `${place}[${String(index)}]`;
    const parsed = groupSchema.safeParse(group);
    if (!parsed.success) {
      report(reading, at, ...issueOf(parsed.error, group));
      continue;
    }
    const { matcher = '', hooks } = parsed.data;
    const problem = eventFacts[event].matches === null ? null : matcherProblem(matcher);
    if (problem !== null) report(reading, at, `the matcher is not a valid regular expression: ${problem}`, matcher);
    else
      for (const [position, handler] of hooks.entries())
        readHandler(reading, { event, matcher, at: `${at}.hooks[${String(position)}]` }, handler);
  }
}

interface Place {
  readonly event: HookEvent;
  readonly matcher: string;
  readonly at: string;
}

function readHandler(reading: Reading, { event, matcher, at }: Place, given: { readonly type: string }): void {
  if (otherTypes.includes(given.type)) {
    reading.notices.push({
      location: at,
      message: `hooks of the type ${given.type} do not run here; only command and http do.`,
    });
    return;
  }
  const read = Object.hasOwn(readers, given.type) ? readers[given.type] : undefined;
  if (read === undefined) {
    const hint = didYouMean(given.type, [...Object.keys(readers), ...otherTypes]) ?? 'the types are command and http';
    if (reading.isShared)
      reading.notices.push({
        location: at,
        message: `the type ${given.type} is unknown, so the hook never runs: ${hint}.`.replace('?.', '?'),
      });
    else reading.diagnostics.push(hookProblem(at, 'unknown type of hook', given.type, hint));
    return;
  }
  const result = read(given);
  if ('error' in result) report(reading, at, ...issueOf(result.error, given));
  else if ('notice' in result) reading.notices.push({ location: at, message: result.notice });
  else {
    const { if: condition = null, timeout: timeoutSeconds = null } = result.fields;
    if (condition !== null && !isUsableCondition(reading, event, condition, at)) return;
    reading.hooks.push({ event, matcher, condition, timeoutSeconds, handler: result.handler, location: at });
  }
}

type ReadHandler =
  | { readonly handler: Hook['handler']; readonly fields: z.infer<typeof commandSchema | typeof httpSchema> }
  | { readonly error: z.core.$ZodError }
  | { readonly notice: string };

const readers: Readonly<Record<string, (given: unknown) => ReadHandler>> = {
  command: (given) => {
    const { success, data, error } = commandSchema.safeParse(given);
    if (!success) return { error };
    if (data.shell === 'powershell') return { notice: 'hooks with shell: powershell do not run here.' };
    return { handler: commandHandler(data), fields: data };
  },
  http: (given) => {
    const { success, data, error } = httpSchema.safeParse(given);
    return success ? { handler: requestHandler(data), fields: data } : { error };
  },
};

function isUsableCondition(reading: Reading, event: HookEvent, condition: string, at: string): boolean {
  if (!eventFacts[event].isToolEvent) {
    reading.notices.push({
      location: at,
      message: `a hook with \`if\` never runs on ${event}, which is not about a call.`,
    });
    return false;
  }
  const [problem] = parseRules({ allow: [], ask: [], deny: [condition] }).diagnostics;
  if (problem === undefined) return true;
  reading.diagnostics.push(hookProblem(at, `if is not a rule: ${problem.message}`, condition, problem.hint));
  return false;
}

function commandHandler({ command, args, async, asyncRewake }: z.output<typeof commandSchema>): CommandHandler {
  return { type: 'command', command, args: args ?? null, isAsync: async === true || asyncRewake === true };
}

function requestHandler({ url, headers = {}, allowedEnvVars = [] }: z.output<typeof httpSchema>): RequestHandler {
  return { type: 'request', url, headers, allowedEnvVars };
}

function issueOf(error: z.core.$ZodError, given: unknown): readonly [message: string, found: string] {
  return [firstIssue(error), JSON.stringify(given)];
}

/** The first problem of a value, after its place if that is not the value itself. */
export function firstIssue({ issues: [issue] }: z.core.$ZodError): string {
  const path = issue?.path.map(String).join('.') ?? '';
  const message = issue?.message ?? 'is invalid';
  return path === '' ? message : `${path}: ${message}`;
}

function report({ diagnostics }: Reading, location: string, message: string, found: string): void {
  diagnostics.push(hookProblem(location, message, found, 'see docs/hooks.md for the form of hooks'));
}
