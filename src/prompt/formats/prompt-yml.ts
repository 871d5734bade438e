import { type Diagnostic, didYouMean, UserError } from '../../errors.js';
import type { Position, PromptRole, PromptSection, PromptSpec } from '../types.js';
import { readParameters, readPromptOutputSchema } from './prompt-yml-model.js';
import { plainSpec } from './spec.js';
import { nameOfType, noEffect } from './value.js';
import { isMapping, readYamlFile, type YamlFile } from './yaml.js';

const known = [
  ...['name', 'description', 'model', 'modelParameters', 'messages', 'responseFormat', 'jsonSchema', 'system', 'user'],
];
const forEvaluation = ['testData', 'evaluators'];
const roles: readonly PromptRole[] = ['system', 'user', 'assistant'];

/** Separates two messages of the body and belongs to neither. */
const separator = '\n\n';

/** Before the text of a last assistant message: many models do not continue a message of their own. */
const beginWith = '\n\nBegin your answer with exactly this text, and continue it:\n\n';

/** Of GitHub Models: the body has the messages' contents. Rejects with UserError: `prompt-syntax`, `prompt-missing`. */
export async function parsePromptYml(source: string, text: string): Promise<PromptSpec> {
  const file = await readYamlFile(source, text);
  const diagnostics: Diagnostic[] = [];
  const unused = forEvaluation.filter((key) => Object.hasOwn(file.value, key)).join(' and ');
  const evaluationNotice =
    unused === '' ? null : `${source}: ${unused} have an effect only in a batch with items: test-data`;
  const others = Object.keys(file.value).filter((key) => ![...known, ...forEvaluation].includes(key));
  const notices = [
    ...others.map((key) => `${source}: ${noEffect('key', key, known)}`),
    ...(evaluationNotice === null ? [] : [evaluationNotice]),
  ];
  const read = {
    name: readText(file, 'name', diagnostics),
    description: readText(file, 'description', diagnostics),
    model: readText(file, 'model', diagnostics),
    parameters: readParameters(file, source, { diagnostics, notices }),
    outputSchema: readPromptOutputSchema(file, source, { diagnostics, notices }),
  };
  const messages = readMessages(source, file, diagnostics);
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return { ...plainSpec('prompt-yml', source, ''), ...read, ...joined(messages), notices, evaluationNotice };
}

function readText(file: YamlFile, key: string, diagnostics: Diagnostic[]): string | null {
  const value = file.value[key] ?? null;
  if (value === null || typeof value === 'string') return value;
  diagnostics.push(
    file.diagnostic([key], {
      message: `\`${key}\` must be text, but is ${nameOfType(value)}`,
      hint: `put the value in quotes: \`${key}: "…"\``,
    }),
  );
  return null;
}

type PromptMessage = Pick<PromptSection, 'role'> & { content: string; lines: readonly Position[] | null };

function readMessages(source: string, file: YamlFile, diagnostics: Diagnostic[]): PromptMessage[] {
  const list = file.value['messages'] ?? [];
  if (!Array.isArray(list)) {
    diagnostics.push(
      file.diagnostic(['messages'], {
        message: `\`messages\` must be a list, but is ${nameOfType(list)}`,
        hint: 'write one message per line: `- role: user` with its `content`',
      }),
    );
    return [];
  }
  const before = diagnostics.length;
  const read = [
    ...topLevel(file, 'system', diagnostics),
    ...list.flatMap((message: unknown, index) => readMessage(file, message, { index, diagnostics }) ?? []),
    ...topLevel(file, 'user', diagnostics),
  ];
  if (diagnostics.length > before) return [];
  const messages = withoutPrefill(read);
  const last = messages.at(-1);
  if (last === undefined || messages.every(({ content }) => content.trim() === '')) {
    throw new UserError([
      ...diagnostics,
      {
        code: 'prompt-missing',
        location: source,
        message: 'the prompt has no messages',
        hint: 'add `messages` with a message that has the role user',
      },
    ]);
  }
  if (last.role !== 'user' || last.content.trim() === '') {
    diagnostics.push(
      file.diagnostic(Array.isArray(file.value['messages']) ? ['messages', list.length - 1] : ['system'], {
        message: `the last message must have the role user and must not be empty; its role is ${last.role}`,
        hint: 'put the task at the end, as a message with the role user',
      }),
    );
  }
  return messages;
}

/** `system: text` or `user: text` next to `messages`, or instead of them. */
function topLevel(file: YamlFile, role: 'system' | 'user', diagnostics: Diagnostic[]): PromptMessage[] {
  const content = readText(file, role, diagnostics);
  return content === null ? [] : [{ role, content, lines: file.linesOf([role]) }];
}

/** A last assistant message is the beginning of the answer: it becomes part of the task before it. */
function withoutPrefill(messages: readonly PromptMessage[]): PromptMessage[] {
  const [task, start] = messages.slice(-2);
  if (start?.role !== 'assistant' || task?.role !== 'user') return [...messages];
  const between = beginWith
    .split('\n')
    .slice(2)
    .flatMap(() => task.lines?.at(-1) ?? []);
  const lines = task.lines === null || start.lines === null ? null : [...task.lines, ...between, ...start.lines];
  return [...messages.slice(0, -2), { role: 'user', content: `${task.content}${beginWith}${start.content}`, lines }];
}

function readMessage(
  file: YamlFile,
  message: unknown,
  { index, diagnostics }: { readonly index: number; readonly diagnostics: Diagnostic[] },
): PromptMessage | null {
  const at = ['messages', index];
  const { role, content } = isMapping(message) ? message : { role: undefined, content: undefined };
  const before = diagnostics.length;
  const known = roles.find((candidate) => typeof role === 'string' && candidate === role.toLowerCase());
  if (known === undefined) {
    const guess = typeof role === 'string' ? didYouMean(role, roles) : null;
    diagnostics.push(
      file.diagnostic([...at, 'role'], {
        message: `a message has the role system, user or assistant${role === undefined ? ', but this one has none' : ''}`,
        hint: guess ?? 'write `role: user` and its `content`',
      }),
    );
  }
  if (typeof content !== 'string') {
    diagnostics.push(
      file.diagnostic([...at, 'content'], {
        message: `the \`content\` of a message must be text, but is ${content === undefined ? 'missing' : nameOfType(content)}`,
        hint: 'write `content: |` and the text below it, indented',
      }),
    );
  }
  if (known === undefined || typeof content !== 'string' || diagnostics.length > before) return null;
  return { role: known, content, lines: file.linesOf([...at, 'content']) };
}

function joined(messages: readonly PromptMessage[]): Pick<PromptSpec, 'body' | 'bodyAt' | 'sections'> {
  const sections: PromptSection[] = [];
  const lines: Position[] = [];
  let body = '';
  for (const message of messages) {
    if (sections.length > 0) body += separator;
    const start = body.length;
    body += message.content;
    sections.push({ role: message.role, start, end: body.length });
    const last = lines.at(-1);
    if (last !== undefined) lines.push(last);
    for (const line of message.lines ?? []) lines.push(line);
  }
  const isPlaced = messages.every((message) => message.lines !== null);
  return { body, sections, bodyAt: isPlaced ? lines : null };
}
