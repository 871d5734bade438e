import type { Document, LineCounter, Node } from 'yaml';
import { type Diagnostic, rethrowUnless, UserError } from '../../errors.js';
import { parseModelName } from '../../model/providers.js';
import { asArray, asRecord } from '../../parsed-json.js';
import { lintRules } from '../../policy/rules/lint-rules.js';
import type { RuleLists } from '../../policy/types.js';
import { aliasProblem } from '../../prompt/formats/yaml-bounds.js';
import { ruleDiagnostics, ruleLocation } from '../../settings/check-rules.js';
import { parseSettings } from '../../settings/parse-settings.js';
import type { Settings } from '../../settings/table.js';
import { lackingPermissions } from './lacking-permissions.js';
import { neverStarts } from './never-starts.js';
import { type CommentStep, commentStep } from './shared-trigger.js';
import type { WorkflowMapping, WorkflowProblem } from './types.js';

export interface WorkflowFile {
  readonly path: string;
  readonly document: Document;
  readonly lines: LineCounter;
}

type Path = readonly (string | number)[];

/** Of jobs that run Sallyport. `settings`: of the configuration file, which inputs replace. Pure. */
export function workflowProblems(file: WorkflowFile, settings: Settings): readonly WorkflowProblem[] {
  const workflow = asRecord(valueOf(file.document));
  const problems: WorkflowProblem[] = [];
  for (const [name, value] of Object.entries(asRecord(workflow['jobs']))) {
    const job = asRecord(value);
    const steps = asArray(job['steps']).map(asRecord);
    const sallyportSteps = steps.flatMap((step, index) =>
      isSallyportStep(step) ? [{ step, path: ['jobs', name, 'steps', index] }] : [],
    );
    if (sallyportSteps.length === 0) continue;
    const at = (path: Path) => locationOf(file, path);
    const permissions = job['permissions'] ?? workflow['permissions'];
    if (permissions === undefined) problems.push(permissionsMissing(name, at(['jobs', name])));
    for (const { step, path } of sallyportSteps) {
      const inputs = asRecord(step['with']);
      const parsed = parseGiven(inputs, (input) => at([...path, 'with', input]));
      problems.push(
        ...inputProblems(parsed),
        ...modelProblems(inputs['model'], at([...path, 'with', 'model'])),
        ...neverStarts(eventsOf(workflow['on']), inputs, at(['on'])),
        ...writesWithoutItem(eventsOf(workflow['on']).keys(), inputs, parsed),
      );
      if (permissions !== undefined && canBeEvaluated(inputs, parsed)) {
        const events = eventsOf(workflow['on']).keys();
        const location = at(job['permissions'] === undefined ? ['permissions'] : ['jobs', name, 'permissions']);
        // The number of a shard usually comes from the matrix.
        const shard = inputs['shard'] === undefined ? {} : { shard: 'auto' };
        const all = { ...settings, ...parsed.values, ...shard, lists: withRules(settings, parsed.lists) };
        problems.push(...lackingPermissions(permissions, all, { events, job: name, location }));
      }
    }
    if (eventsOf(workflow['on']).has('pull_request_target'))
      for (const [index, step] of steps.entries())
        if (checksOutHead(step)) problems.push(forkHead(at(['jobs', name, 'steps', index])));
  }
  return problems;
}

export function commentSteps(file: WorkflowFile, settings: Settings): readonly CommentStep[] {
  const workflow = asRecord(valueOf(file.document));
  return Object.entries(asRecord(workflow['jobs'])).flatMap(([name, value]) => {
    const job = asRecord(value);
    return asArray(job['steps'])
      .map(asRecord)
      .filter(isSallyportStep)
      .flatMap((step) =>
        commentStep(eventsOf(workflow['on']).keys(), asRecord(step['with']), {
          path: file.path,
          location: locationOf(file, ['jobs', name]),
          condition: typeof job['if'] === 'string' ? job['if'] : '',
          defaultPhrase: settings['trigger-phrase'],
        }),
      );
  });
}

/** What is not YAML is left to GitHub, and so are aliases without an anchor. */
function valueOf(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 }) as unknown;
  } catch (error) {
    aliasProblem(error);
    return null;
  }
}

function isSallyportStep({ uses }: WorkflowMapping): boolean {
  return typeof uses === 'string' && /(?:^|\/)sallyport(?:@|$)/i.test(uses);
}

function permissionsMissing(job: string, location: string): WorkflowProblem {
  const message = 'the token of the job has the default permissions of the repository, which may be write-all';
  const hint = 'add permissions: with what the job needs; docs/permissions.md lists it for each feature';
  return { id: 'permissions-missing', location, subject: `job ${job}`, message, hint };
}

/** Text that an outside contributor chooses. */
const eventText =
  /\$\{\{[^}]*(?:github\.event\.[\w.*-]*\.(?:body|title|message|name|ref|label|default_branch|email|page_name|head_branch)\b|github\.head_ref\b|toJSON\(\s*github(?:\.event)?\s*\))/i;

function inputProblems({ texts, lists, diagnostics, ruleAt }: ParsedInputs): readonly WorkflowProblem[] {
  return [
    ...[...diagnostics, ...ruleDiagnostics(lists, ruleAt)].map(invalidInput),
    ...texts.filter(({ value }) => eventText.test(value)).map(({ name, location }) => textInInput(name, location)),
    ...lintRules(lists).map(({ id, list, index, rule, message, hint }) => {
      return { id, location: ruleAt(list, index), subject: `${list}: ${rule}`, message, hint };
    }),
  ];
}

type ParsedInputs = ReturnType<typeof parseGiven>;

/** GitHub replaces expressions before the run, so nothing but the name of such an input can be wrong. */
function parseGiven(inputs: WorkflowMapping, at: (input: string) => string) {
  const texts = Object.entries(inputs).map(([name, value]) => ({ name, value: String(value), location: at(name) }));
  const [constant, computed] = [false, true].map((has) => texts.filter(({ value }) => value.includes('${{') === has));
  const { values, diagnostics } = parseSettings(constant ?? [], 'inputs');
  const names = parseSettings(computed ?? [], 'inputs').diagnostics;
  const { allow = [], ask = [], deny = [] } = values;
  return {
    texts,
    values,
    lists: { allow, ask, deny },
    diagnostics: [...diagnostics, ...names.filter(({ code }) => code === 'setting-unknown')],
    ruleAt: (list: keyof RuleLists, index: number) => ruleLocation(at(list), index),
  };
}

/** A model without its provider, which no run could use. */
function modelProblems(model: unknown, location: string): readonly WorkflowProblem[] {
  if (typeof model !== 'string' || model.includes('${{')) return [];
  try {
    parseModelName(model, location);
    return [];
  } catch (error) {
    rethrowUnless(error, UserError);
    return error.diagnostics.map(invalidInput);
  }
}

const eventsWithoutItem: readonly string[] = ['schedule', 'push', 'repository_dispatch', 'workflow_dispatch'];
const writesOfPullRequest = /^(?:PushToPullRequest|Reply|RequestReviewers|ResolveThread|Review)\b/;

/** Rules for writes to the pull request of the run, in a workflow that has none. */
function writesWithoutItem(
  events: Iterable<string>,
  inputs: WorkflowMapping,
  { lists, ruleAt }: ParsedInputs,
): readonly WorkflowProblem[] {
  const all = [...events];
  if (inputs['item'] !== undefined || all.length === 0 || !all.every((event) => eventsWithoutItem.includes(event)))
    return [];
  const message = `it needs a pull request, and ${all.join(', ')} has none`;
  const hint = 'name one with the input item, use an event of pull requests, or remove the rule';
  return lists.allow.flatMap((rule, index): readonly WorkflowProblem[] => {
    if (!writesOfPullRequest.test(rule)) return [];
    return [{ id: 'write-without-item', location: ruleAt('allow', index), subject: `allow: ${rule}`, message, hint }];
  });
}

/** Whether it is known what the step writes, and with which token. A hand-off and a batch bring their own settings. */
function canBeEvaluated(inputs: WorkflowMapping, { lists, diagnostics, ruleAt }: ParsedInputs): boolean {
  const isOther = ['github-token', 'post'].some((name) => inputs[name] !== undefined);
  return !isOther && diagnostics.length + ruleDiagnostics(lists, ruleAt).length === 0;
}

/** Invalid rules of the configuration file are reported elsewhere. */
function withRules(settings: Settings, lists: RuleLists): RuleLists {
  const { allow, ask, deny } = settings;
  if (ruleDiagnostics({ allow, ask, deny }, ruleLocation).length > 0) return lists;
  return { allow: [...allow, ...lists.allow], ask: [...ask, ...lists.ask], deny: [...deny, ...lists.deny] };
}

function invalidInput({ location = '', message, found, hint }: Diagnostic): WorkflowProblem {
  const shown = found === undefined ? message : `${message}; found ${found}`;
  return { id: 'input-invalid', location, subject: 'input', message: shown, hint };
}

function textInInput(name: string, location: string): WorkflowProblem {
  const message = 'GitHub inserts text that outside contributors choose, so that it looks like your own instructions';
  const hint =
    'remove it: Sallyport reads the event and gives its text to the model, marked as untrusted (setting context)';
  return { id: 'event-text-in-input', location, subject: `input ${name}`, message, hint };
}

/** The activity types of each event; `null` for all default types. */
function eventsOf(on: unknown): ReadonlyMap<string, readonly string[] | null> {
  if (typeof on === 'string') return new Map([[on, null]]);
  if (Array.isArray(on)) return new Map(on.map((name) => [String(name), null]));
  return new Map(
    Object.entries(asRecord(on)).map(([name, value]) => {
      const types = asRecord(value)['types'];
      const list = typeof types === 'string' ? [types] : types;
      return [name, Array.isArray(list) ? list.map(String) : null];
    }),
  );
}

function checksOutHead({ uses, with: inputs }: WorkflowMapping): boolean {
  if (typeof uses !== 'string' || !uses.startsWith('actions/checkout@')) return false;
  const { ref, repository } = asRecord(inputs);
  return /pull_request\.head|head_ref|refs\/pull/.test(`${String(ref)} ${String(repository)}`);
}

function forkHead(location: string): WorkflowProblem {
  const message = 'the job has secrets and checks out the head of the pull request, so a run for a fork is refused';
  const hint = 'check out the base, or use pull_request';
  return { id: 'fork-head-checkout', location, subject: 'event pull_request_target', message, hint };
}

function locationOf({ path, document, lines }: WorkflowFile, at: Path): string {
  for (let length = at.length; length > 0; length -= 1) {
    const node = document.getIn(at.slice(0, length), true) as Node | undefined;
    const start = node?.range?.[0];
    if (start !== undefined) return `${path}:${String(lines.linePos(start).line)}`;
  }
  return path;
}
