import { UserError } from '../../errors.js';
import { githubToolRules } from '../../policy/rules/github-mcp-tools.js';
import { canonicalTool, isForeignTool, nearestTool } from '../../policy/rules/tool-names.js';
import { positionAt } from '../position.js';
import type { PromptSpec } from '../types.js';
import { checkAllowedTools, type FrontmatterFields, fieldsOf, strayNotices, unknownFields } from './fields.js';
import { type Frontmatter, readFrontmatter } from './frontmatter.js';
import { plainSpec } from './spec.js';
import { requireBody } from './text.js';

/** Claude Code's spelling, and those of files for other products. */
const whenToUseSpellings = ['when_to_use', 'when-to-use', 'whenToUse'];
const understood = [
  ...[
    'name',
    'description',
    'argument-hint',
    'arguments',
    'allowed-tools',
    'disallowed-tools',
    'model',
    'context',
    'paths',
  ],
  ...[...whenToUseSpellings, 'disable-model-invocation', 'user-invocable'],
];

/**
 * Optional frontmatter, then the prompt with braces placeholders (`markdown`), Claude's (`claude`) or none (`skill`).
 * Rejects with UserError: `prompt-syntax` with every invalid field, `prompt-missing`.
 */
export async function parseMarkdown(
  format: 'markdown' | 'claude' | 'skill',
  source: string,
  text: string,
): Promise<PromptSpec> {
  const frontmatter = await readFrontmatter(source, text, true);
  const fields = fieldsOf(frontmatter);
  const tools = readTools(source, fields, ['allowed-tools', 'disallowed-tools']);
  checkAllowedTools(fields, 'allowed-tools', tools.allowed ?? []);
  checkAllowedTools(fields, 'disallowed-tools', tools.disallowed);
  const read = {
    name: fields.text('name'),
    description: fields.text('description'),
    argumentHint: fields.text('argument-hint'),
    // Some authors include the dollar sign that the body uses. A list of mappings only describes the arguments, as in
    // Claude Code.
    argumentNames: (fields.words('arguments') ?? []).map((name) => name.replace(/^\$(?=[A-Za-z_])/, '')),
    model: readModel(fields),
    whenToUse: whenToUseSpellings.map((key) => fields.text(key)).find((hint) => hint !== null) ?? null,
    modelInvocable: !fields.flag('disable-model-invocation', false),
    userInvocable: fields.flag('user-invocable', true),
    fork: readContext(fields),
    paths: fields.list('paths', 'src/**, docs/**'),
  };
  refuseGuards(fields, frontmatter);
  const isOpencode = /(?:^|\/)\.opencode\//.test(source);
  const agent = isOpencode ? fields.text('agent') : null;
  const diagnostics = fields.diagnostics();
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return {
    ...bodyOf(format, source, text, frontmatter),
    ...read,
    allowedTools: tools.allowed,
    disallowedTools: readingAgents.includes(agent ?? '') ? [...tools.disallowed, 'Edit', 'Write'] : tools.disallowed,
    ...(agent === null || [...readingAgents, ...usualAgents].includes(agent) ? {} : { agent }),
    notices: [
      ...(frontmatter === null ? strayNotices(source, text, understood) : []),
      ...unknownFields(source, frontmatter, isOpencode ? [...understood, 'agent'] : understood),
      ...tools.notices,
    ],
  };
}

/** Hooks of a prompt file do not run: one whose author guards its calls with them would run unguarded. */
function refuseGuards(fields: FrontmatterFields, frontmatter: Frontmatter | null): void {
  const hooks = frontmatter?.fields.get('hooks');
  if (typeof hooks !== 'object' || hooks === null) return;
  const guards = ['PreToolUse', 'PermissionRequest'].filter((event) => Object.hasOwn(hooks, event));
  if (guards.length === 0) return;
  fields.fail(
    'hooks',
    `its hooks for ${guards.join(' and ')} guard its calls, and hooks of a prompt file do not run`,
    'move them to `hooks` of the configuration file, and remove them here',
  );
}

/** opencode's built-in agents that change nothing, and those that may do all that the rules allow. */
const readingAgents = ['plan', 'explore'];
const usualAgents = ['build', 'general'];

/** The trimmed text after the frontmatter, with its position. Throws UserError `prompt-missing` if it is empty. */
export function bodyOf(
  format: 'markdown' | 'claude' | 'skill' | 'prompt-md',
  source: string,
  text: string,
  frontmatter: Frontmatter | null,
): PromptSpec {
  const rest = text.slice(frontmatter?.end ?? 0);
  requireBody(source, rest);
  const start = text.length - rest.trimStart().length;
  return { ...plainSpec(format, source, rest.trim()), bodyAt: positionAt(text, start) };
}

/** Without tools that do not exist here. `rulesOf` translates other products' names, else a name is a rule. */
export function readTools(
  source: string,
  fields: FrontmatterFields,
  [allowedKey, disallowedKey]: readonly [string, string],
  rulesOf: (name: string) => readonly string[] = () => [],
) {
  const example = 'Read, Bash(git log:*)';
  const translated = (name: string): readonly string[] => {
    const rules = rulesOf(name);
    return rules.length > 0 ? rules : [...severalCommands(name), ...githubToolRules(name, 'allow')];
  };
  const allowed = fields.list(allowedKey, example)?.flatMap(translated) ?? null;
  const disallowed = (fields.list(disallowedKey, example) ?? []).flatMap((name) => [
    ...severalCommands(name),
    ...githubToolRules(name, 'deny'),
  ]);
  const isOfSession = (rule: string) => isForeignTool(nameIn(rule));
  // Allowing an unknown tool allows nothing. A denied name may be a typo, so it is checked later.
  const unknown = (allowed ?? []).filter((rule) => !isOfSession(rule) && isUnknown(rule));
  const left = [...(allowed ?? []), ...disallowed].filter(isOfSession);
  return {
    // `*` restricts nothing.
    allowed:
      allowed?.includes('*') === true
        ? null
        : (allowed?.filter((rule) => !isOfSession(rule) && !unknown.includes(rule)).map(withoutStar) ?? null),
    disallowed: disallowed.filter((rule) => !isOfSession(rule)).map(withoutStar),
    notices: [
      ...left.map((tool) => `${source}: the tool ${tool} is not available in an unattended job`),
      ...unknown.map((rule) => unknownTool(source, rule)),
    ],
  };
}

/** `Bash(npm:*, git:*)` as one rule per prefix. */
function severalCommands(rule: string): readonly string[] {
  const [, tool = '', list = ''] = /^(\w+)\(([^"'{}]*)\)$/s.exec(rule) ?? [];
  const items = list.split(',').map((item) => item.trim());
  if (!items.every((item) => item.endsWith('*')) || canonicalTool(tool) !== 'Bash') return [rule];
  return items.map((item) => `${tool}(${item})`);
}

const nameIn = (rule: string): string => rule.replace(/\(.*$/s, '');

/** Matches whole names and name patterns only: part of an invalid rule must not be skipped. */
function isUnknown(rule: string): boolean {
  return /^["']?[A-Za-z_][\w .:*/-]*["']?(?:\(.*\))?$/s.test(rule) && canonicalTool(nameIn(rule)) === undefined;
}

function unknownTool(source: string, rule: string): string {
  const guess = nearestTool(nameIn(rule));
  return `${source}: the tool ${JSON.stringify(rule)} does not exist here${guess === undefined ? '' : `; did you mean ${guess}?`}`;
}

/** In Claude's files `Read(*)` means every file; in Sallyport's rules, a star does not match a slash. */
function withoutStar(rule: string): string {
  return /^\w+\(\*\)$/.test(rule) ? nameIn(rule) : rule;
}

/** `inherit` means that no model is set. */
export function readModel(fields: FrontmatterFields): string | null {
  const model = fields.first('model');
  return model === 'inherit' ? null : model;
}

function readContext(fields: FrontmatterFields): boolean {
  const context = fields.text('context');
  if (context !== null && context !== 'fork')
    fields.fail('context', '`context` is fork or is not given', 'write `context: fork`, or remove the line');
  return context === 'fork';
}
