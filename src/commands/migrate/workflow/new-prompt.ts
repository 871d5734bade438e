import { githubToolRules } from '../../../policy/rules/github-mcp-tools.js';
import type { GivenStep, NewFile } from './types.js';

interface NewPrompt {
  readonly inputs: Readonly<Record<string, string>>;
  readonly why: string | null;
  readonly files: readonly NewFile[];
}

const expression = /\$\{\{([\s\S]*?)\}\}/g;

/** Text that only people with write access, or GitHub itself, decide about. */
const trusted =
  /^(?:github\.(?:repository|repository_owner|sha|run_id|run_number|run_attempt|server_url|api_url|event_name|workflow|job|workspace)|github\.event\.(?:pull_request|issue|discussion)\.number|github\.event\.(?:number|pull_request\.(?:base|head)\.sha|repository\.(?:full_name|name|default_branch))|vars\.\w+)$/;

/** Text that outside contributors choose, which is in the context that Sallyport gives to the model. */
const eventText =
  /github\.event\.(\w+)\.(?:[\w.]*\.)?(body|title|message|name|ref|label|head_branch)\b|github\.(head_ref)\b/;

/** What replaces such text: it would look like a part of the task. */
function wordsFor(inner: string): string | null {
  const [found, item = 'pull_request', part = 'branch'] = eventText.exec(inner) ?? [];
  if (found === undefined || trusted.test(inner)) return null;
  const what = { ref: 'branch', head_branch: 'branch' }[part] ?? part;
  return `(the ${what} of the ${item.replaceAll('_', ' ')} is in the context)`;
}

/** Without text of the event, which is context anyway. What may not be the owner's is a variable of a prompt file. */
export function newPrompt(text: string, step: GivenStep): NewPrompt {
  const [, command, args] = /^\s*\/([A-Za-z][\w:.-]*)(?:\s+([^\n]*))?\s*$/.exec(text) ?? [];
  if (command !== undefined) {
    const given = args === undefined || args.trim() === '' ? {} : { args: withoutEventText(args.trim()) };
    const inputs = { command, ...given, ...variablesInput(environmentOf(step, '')) };
    return { inputs, why: 'the prompt starts a command', files: [] };
  }
  const variables = new Map<string, string>();
  // Names the tools here in place of those of GitHub's server; what those read is in the context.
  const named = withVariables(withoutEventText(text), step, variables).replace(
    /\bmcp__github\w*__\w+/g,
    (name) => githubToolRules(name, 'allow')[0]?.replace(/\(.*$/, '') ?? name,
  );
  const body = /\bmcp__github\w*__\w+/.test(named)
    ? `${named.trimEnd()}\n\nThe tools mcp__github__… do not exist here: the issue or pull request is in the context.\n`
    : named;
  if (variables.size === 0) return { inputs: { prompt: body }, why: null, files: [] };
  const path = `.github/prompts/${step.name}.prompt.md`;
  return {
    inputs: { 'prompt-file': path, ...variablesInput(variables) },
    why: 'values of other steps and of env are variables of a prompt file',
    files: [{ path, text: `${body.trim()}\n` }],
  };
}

function withoutEventText(text: string): string {
  return text.replace(expression, (whole, inner: string) => wordsFor(inner.trim()) ?? whole);
}

/** Replaces expressions and variables of the environment with `${input:name}`, and collects their values. */
function withVariables(text: string, step: GivenStep, variables: Map<string, string>): string {
  const needsFile = [...text.matchAll(expression)].some(([, inner = '']) => !trusted.test(inner.trim()));
  const environment = environmentOf(step, text);
  if (!needsFile && environment.size === 0) return text;
  const replaced = text.replace(expression, (_, inner: string) => {
    const name = variableName(inner.trim(), variables);
    variables.set(name, `\${{ toJSON(${inner.trim()}) }}`);
    return `\${input:${name}}`;
  });
  for (const [name, value] of environment) variables.set(name, value);
  return replaced.replace(/\$(?:\{(\w+)\}|([A-Z_]\w*))/g, (whole, braced?: string, plain?: string) =>
    environment.has(braced ?? plain ?? '') ? `\${input:${braced ?? plain ?? ''}}` : whole,
  );
}

/** The last names of an expression: `github.event.issue.title` is `issue_title`. */
function variableName(inner: string, known: ReadonlyMap<string, string>): string {
  const words = inner.match(/[A-Za-z_]\w*/g) ?? [];
  const names = words.filter(
    (word) => !['github', 'event', 'steps', 'outputs', 'inputs', 'env', 'needs'].includes(word),
  );
  const base = (inner.includes('(') || inner.includes('||') ? names.slice(0, 2) : names.slice(-2)).join('_') || 'value';
  const value = `\${{ toJSON(${inner}) }}`;
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}_${String(count)}`;
    if (!known.has(name) || known.get(name) === value) return name;
  }
}

/** The variables of the step's environment that the prompt, or a command of the repository, reads; no keys and tokens. */
function environmentOf({ env }: GivenStep, text: string): ReadonlyMap<string, string> {
  const wanted = [...env].filter(([name, value]) => {
    if (/TOKEN|KEY|SECRET|PASSWORD|CREDENTIAL|^GEMINI_CLI_|^CLAUDE_|^NODE_|^CI$/i.test(name) || /secrets\./.test(value))
      return false;
    return text === '' || new RegExp(`\\$(?:\\{${name}\\}|${name}\\b)`).test(text);
  });
  return new Map(wanted.map(([name, value]) => [name, asData(value)]));
}

/** A value with expressions as one JSON string, so that its text cannot break the YAML of `vars`. */
function asData(written: string): string {
  const value = withoutEventText(written);
  const parts = [...value.matchAll(expression)];
  if (parts.length === 0) return JSON.stringify(value);
  const [only] = parts;
  if (parts.length === 1 && only?.[0] === value.trim()) return `\${{ toJSON(${(only[1] ?? '').trim()}) }}`;
  const escaped = (text: string): string => text.replaceAll("'", "''").replaceAll('{', '{{').replaceAll('}', '}}');
  let format = '';
  let from = 0;
  for (const [index, part] of parts.entries()) {
    format += `${escaped(value.slice(from, part.index))}{${String(index)}}`;
    from = part.index + part[0].length;
  }
  format += escaped(value.slice(from));
  return `\${{ toJSON(format('${format}', ${parts.map(([, inner = '']) => inner.trim()).join(', ')})) }}`;
}

function variablesInput(variables: ReadonlyMap<string, string>): Readonly<Record<string, string>> {
  if (variables.size === 0) return {};
  return { vars: [...variables].map(([name, value]) => `${name}: ${value}\n`).join('') };
}
