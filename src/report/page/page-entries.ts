import { formatNumber } from '../../format-number.js';
import { todoLine } from '../../messages/attachments.js';
import { asArray, asRecord } from '../../parsed-json.js';
import type { EntryHead, PageCall } from './page-data.js';
import { type Fields, numberIn, textIn, textOrNull, wordIn, wordOrNull } from './untrusted-json.js';

type Clean = (text: string) => string;

export function entryText(parts: unknown): string {
  return asArray(parts)
    .map(asRecord)
    .map((part) => (part['type'] === 'media' ? mediaText(part) : textIn(part['text'])))
    .filter((text) => text !== '')
    .join('\n');
}

function mediaText(part: Fields): string {
  const name = textIn(part['name']);
  const bytes = Math.floor((textIn(part['data']).length * 3) / 4);
  return `(${[textIn(part['mediaType']), ...(name === '' ? [] : [name]), `${formatNumber(bytes)} bytes`].join(', ')})`;
}

const titles: Readonly<Record<string, string>> = {
  memory: 'Instructions',
  'skill-listing': 'Skills',
  environment: 'Environment',
  event: 'Event',
  todo: 'Todo list',
  'edited-file': 'Changed file',
  budget: 'Budget',
  'answer-problems': 'Problems of the answer',
  notice: 'Notice',
  'hook-output': 'Output of a hook',
};

/** An attachment of the conversation: its kind, or the file or section that it shows, and its text. */
export function attachmentText(attachment: Fields): { readonly title: string; readonly text: string } {
  const kind = textIn(attachment['type']);
  const title = titles[kind] ?? kind;
  switch (kind) {
    case 'file':
    case 'directory':
      return { title: `File ${pathOf(attachment)}`, text: entryText(asRecord(attachment['result'])['parts']) };
    case 'context':
      return { title: textIn(attachment['title']), text: textIn(attachment['text']) };
    case 'memory':
      return { title: `${title} from ${textIn(attachment['path'])}`, text: textIn(attachment['text']) };
    case 'edited-file':
      return { title: `${title} ${textIn(attachment['path'])}`, text: textIn(attachment['diff']) || 'deleted' };
    case 'todo':
      return { title, text: asArray(attachment['items']).map(todoText).join('\n') };
    case 'answer-problems':
      return { title, text: asArray(attachment['problems']).map(textIn).join('\n') };
    default:
      return { title, text: textIn(attachment['text']) };
  }
}

function pathOf(attachment: Fields): string {
  const input = asRecord(asRecord(attachment['call'])['input']);
  return textIn(input['file_path'] ?? input['path']);
}

function todoText(item: unknown): string {
  const { content, status } = asRecord(item);
  return todoLine({
    content: textIn(content),
    status: wordIn(status, ['pending', 'in_progress', 'completed'], 'pending'),
  });
}

const notRun = {
  ...{ decision: null, mode: null, stage: null, rule: null, reason: '', suggest: [] },
  ...{ repeat: null, durationMs: null, changes: [], hookChanges: [] },
} as const;

export function startedCall(call: Fields, head: EntryHead, clean: Clean): PageCall {
  const input = asRecord(call['input']);
  const label = textIn(input['command'] ?? input['file_path'] ?? input['path'] ?? input['pattern']);
  return {
    ...{ type: 'call', ...head, ...notRun, status: 'unfinished', output: '' },
    ...{ tool: clean(textIn(call['name'])), label: clean(label), input: clean(inputText(call['input'])) },
    diff: diffOf(input, clean),
  };
}

/** Readable: most inputs have one line per parameter. */
function inputText(input: unknown): string {
  return input === undefined ? '' : JSON.stringify(input, null, 2);
}

function diffOf(input: Fields, clean: Clean): string | null {
  const [before, after] = [textOrNull(input['old_string']), textOrNull(input['new_string'])];
  if (before === null || after === null) return null;
  return [...linesOf('-', clean(before)), ...linesOf('+', clean(after))].join('\n');
}

function linesOf(sign: string, text: string): readonly string[] {
  return text === '' ? [] : text.split('\n').map((line) => `${sign}${line}`);
}

export function endedCall(call: PageCall, result: Fields, clean: Clean): PageCall {
  const denial = asRecord(result['denial']);
  const isDenied = result['denial'] !== undefined;
  return {
    ...call,
    status: wordIn(result['status'], ['done', 'failed', 'refused', 'invalid'], 'failed'),
    label: clean(textIn(result['label'])) || call.label,
    output: clean(entryText(result['parts'])),
    durationMs: hasRun(result) ? numberIn(result['durationMs']) : null,
    changes: asArray(result['changes'])
      .map(asRecord)
      .map(({ kind, path }) => [clean(textIn(kind)), clean(textIn(path))] as const),
    hookChanges: asArray(result['hookChanges']).map((change) => clean(textIn(change))),
    ...decidedBy(asRecord(result['decided']), call, clean),
    ...(isDenied ? decisionOf(denial, clean) : {}),
  };
}

const hasRun = ({ status }: Fields) => status === 'done' || status === 'failed';

/** Transcripts of earlier versions have only what was recorded when the call started. */
function decidedBy(decided: Fields, { rule, reason, repeat }: PageCall, clean: Clean) {
  const mode = textOrNull(decided['mode']);
  if (mode === null) return { decision: repeat === null ? null : ('allow' as const) };
  const decidingRule = textOrNull(decided['rule']);
  return {
    mode: clean(mode),
    decision: wordOrNull(decided['decision'], ['allow', 'ask', 'deny']),
    rule: decidingRule === null ? rule : clean(decidingRule),
    reason: clean(textIn(decided['reason'])) || reason,
  };
}

function decisionOf(denial: Fields, clean: Clean) {
  const [stage, rule] = [textOrNull(denial['stage']), textOrNull(denial['rule'])];
  return {
    stage: stage === null ? null : clean(stage),
    rule: rule === null ? null : clean(rule),
    reason: clean(textIn(denial['reason'])),
    suggest: asArray(denial['suggest']).map((suggestion) => clean(textIn(suggestion))),
  };
}

/** A refusal without a call of its own: a command of the prompt, or an attempt inside a call that ran. */
export function refusedCall(denial: Fields, head: EntryHead, clean: Clean): PageCall {
  return {
    ...{ type: 'call', ...head, ...notRun, status: 'refused', output: '', input: '', diff: null },
    ...{ tool: clean(textIn(denial['tool'])), label: clean(textIn(denial['label'])) },
    ...decisionOf(denial, clean),
  };
}
