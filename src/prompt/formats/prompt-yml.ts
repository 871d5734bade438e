import type { Fault } from '../../errors.js';
import { nearest, UserError } from '../../errors.js';
import type { Position, PromptRole, PromptSpec, Section } from '../types.js';
import { readOutputSchema, readParameters } from './prompt-yml-model.js';
import { plainSpec } from './spec.js';
import { nameOfType } from './value.js';
import type { YamlFile } from './yaml.js';
import { isMapping, readYamlFile } from './yaml.js';

const known = ['name', 'description', 'model', 'modelParameters', 'messages', 'responseFormat', 'jsonSchema'];
const forEvaluation = ['testData', 'evaluators'];
const roles: readonly PromptRole[] = ['system', 'user', 'assistant'];

/** Between two messages of the body; belongs to neither. */
const separator = '\n\n';

/**
 * A prompt file of GitHub Models: a YAML mapping with `messages`. The body is the contents of the messages, one
 * behind the other, and `sections` tells whose they are. Keys that have no effect are named in a notice. Rejects
 * with UserError: `prompt-syntax` with every fault, `prompt-missing`.
 */
export async function parsePromptYml(source: string, text: string): Promise<PromptSpec> {
  const file = await readYamlFile(source, text);
  const faults: Fault[] = [];
  const notices = noticesOf(source, file);
  const read = {
    name: readText(file, 'name', faults),
    description: readText(file, 'description', faults),
    model: readText(file, 'model', faults),
    parameters: readParameters(file, source, { faults, notices }),
    outputSchema: readOutputSchema(file, source, { faults, notices }),
  };
  const messages = readMessages(source, file, faults);
  if (faults.length > 0) throw new UserError(faults);
  return { ...plainSpec('prompt-yml', source, ''), ...read, ...joined(messages), notices };
}

function noticesOf(source: string, { value }: YamlFile): string[] {
  const keys = Object.keys(value);
  const unused = forEvaluation.filter((key) => keys.includes(key));
  return [
    ...keys
      .filter((key) => ![...known, ...forEvaluation].includes(key))
      .map((key) => {
        const guess = nearest(key, known);
        return `${source}: the key ${JSON.stringify(key)} has no effect${guess === undefined ? '' : `; did you mean ${guess}?`}`;
      }),
    ...(unused.length === 0
      ? []
      : [`${source}: ${unused.join(' and ')} belong to evaluations and have no effect in a run`]),
  ];
}

function readText(file: YamlFile, key: string, faults: Fault[]): string | null {
  const value = file.value[key] ?? null;
  if (value === null || typeof value === 'string') return value;
  faults.push(
    file.fault([key], {
      what: `\`${key}\` must be text and is ${nameOfType(value)}`,
      mend: `put the value in quotes: \`${key}: "…"\``,
    }),
  );
  return null;
}

interface PromptMessage {
  readonly role: PromptRole;
  readonly content: string;
  readonly lines: readonly Position[] | null;
}

function readMessages(source: string, file: YamlFile, faults: Fault[]): PromptMessage[] {
  const list = file.value['messages'] ?? [];
  if (!Array.isArray(list)) {
    faults.push(
      file.fault(['messages'], {
        what: `\`messages\` must be a list and is ${nameOfType(list)}`,
        mend: 'write one message a line: `- role: user` with its `content`',
      }),
    );
    return [];
  }
  const before = faults.length;
  const messages = list.flatMap((message: unknown, index) => readMessage(file, message, { index, faults }) ?? []);
  if (faults.length > before) return [];
  const last = messages.at(-1);
  if (last === undefined || messages.every(({ content }) => content.trim() === '')) {
    throw new UserError([
      ...faults,
      {
        code: 'prompt-missing',
        where: source,
        what: 'the prompt has no messages',
        mend: 'add `messages` with a message of the role user',
      },
    ]);
  }
  if (last.role !== 'user' || last.content.trim() === '') {
    faults.push(
      file.fault(['messages', messages.length - 1], {
        what: `the last message must be the user's and say something; it is of the role ${last.role}`,
        mend: 'put the task at the end, as a message of the role user',
      }),
    );
  }
  return messages;
}

function readMessage(
  file: YamlFile,
  message: unknown,
  { index, faults }: { readonly index: number; readonly faults: Fault[] },
): PromptMessage | null {
  const at = ['messages', index];
  const { role, content } = isMapping(message) ? message : { role: undefined, content: undefined };
  const before = faults.length;
  const known = roles.find((one) => one === role);
  if (known === undefined) {
    const guess = typeof role === 'string' ? nearest(role, roles) : undefined;
    faults.push(
      file.fault([...at, 'role'], {
        what: `a message has the role system, user or assistant${role === undefined ? ', and this one has none' : ''}`,
        mend: guess === undefined ? 'write `role: user` and its `content`' : `did you mean ${guess}?`,
      }),
    );
  }
  if (typeof content !== 'string') {
    faults.push(
      file.fault([...at, 'content'], {
        what: `the \`content\` of a message must be text and is ${content === undefined ? 'not there' : nameOfType(content)}`,
        mend: 'write `content: |` and the text below it, indented',
      }),
    );
  }
  if (known === undefined || typeof content !== 'string' || faults.length > before) return null;
  return { role: known, content, lines: file.linesOf([...at, 'content']) };
}

function joined(messages: readonly PromptMessage[]): Pick<PromptSpec, 'body' | 'bodyAt' | 'sections'> {
  const sections: Section[] = [];
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
