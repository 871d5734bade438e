import type { Stop } from '../../agent/events.js';
import { type ModelError, modelErrorKinds, type Usage } from '../../model/types.js';
import { asArray, asRecord, parsedJson } from '../../parsed-json.js';
import type { EntryHead, PageCall, PageEntry, PageText } from './page-data.js';
import { attachmentText, endedCall, entryText, refusedCall, startedCall } from './page-entries.js';
import { type Fields, numberIn, textIn, textOrNull, wordIn } from './untrusted-json.js';

export interface RecordedConversation {
  readonly entries: readonly PageEntry[];
  readonly model: string;
  readonly prompt: string;
  readonly mode: string;
  readonly turns: number;
  readonly startedAt: number | null;
  readonly endedAt: number | null;
  /** Per request: a price can depend on the length of one prompt. */
  readonly usages: readonly ConversationUsage[];
  /** The last text of the model. */
  readonly text: string;
  readonly stop: Stop | null;
}

interface ConversationUsage extends Usage {
  /** If it is not the model of the run. */
  readonly model?: string;
}

type Writable<T> = { -readonly [Name in keyof T]: T[Name] };

interface Reading extends Writable<Omit<RecordedConversation, 'entries' | 'usages'>> {
  readonly entries: PageEntry[];
  readonly usages: ConversationUsage[];
  /** Positions in `entries` of calls that have not ended, by id. */
  readonly running: Map<string, number>;
  /** The call of the sub-agent that the event is about; empty for the job's own conversation. */
  within: string;
  readonly clean: (text: string) => string;
}

/** Incomplete, of another version, or planted: what is not understood is left out. `clean`: for every text. */
export function readRecordedConversation(
  lines: Iterable<string>,
  clean: (text: string) => string,
): RecordedConversation {
  const reading: Reading = {
    ...{ entries: [], usages: [], running: new Map<string, number>(), within: '', clean },
    ...{ model: '', prompt: '', mode: '', turns: 0, startedAt: null, endedAt: null, text: '', stop: null },
  };
  for (const line of lines) {
    const event = asRecord(parsedJson(line));
    if (event['type'] === 'transcript') reading.mode = clean(textIn(event['mode']));
    const at = numberIn(event['at']);
    if (at > 0) {
      reading.startedAt ??= at;
      reading.endedAt = at;
    }
    reading.within = event['type'] === 'sub-agent' ? textIn(event['call']) : '';
    if (event['type'] === 'sub-agent')
      read(reading, asRecord(event['event']), { at, agent: clean(textIn(event['name'])) });
    else read(reading, event, { at, agent: null });
  }
  return reading;
}

function read(reading: Reading, event: Fields, head: EntryHead): void {
  switch (event['type']) {
    case 'run-start':
      if (head.agent !== null) return;
      reading.model = reading.clean(textIn(event['model']));
      reading.prompt = reading.clean(textIn(event['prompt']));
      return;
    case 'opening':
      addText(reading, head, { from: 'system', title: 'System prompt', text: textIn(event['system']) });
      return;
    case 'message':
      readMessage(reading, asRecord(event['message']), head);
      return;
    case 'turn-context':
      for (const attachment of asArray(event['attachments'])) readAttachment(reading, asRecord(attachment), head);
      return;
    case 'turn-end':
      readTurn(reading, event, head);
      return;
    case 'turn-cut':
      addText(reading, head, { from: 'model', title: 'Interrupted answer', text: textIn(event['text']) });
      return;
    case 'other-usage':
      reading.usages.push(usageIn(event['usage']));
      return;
    case 'stop':
      if (head.agent === null) reading.stop = recordedStop(event['stop']);
      return;
    case 'tool-start':
    case 'call-start':
    case 'tool-end':
    case 'denied':
      readCall(reading, event, head);
      return;
    default:
      readNotice(reading, event, head);
  }
}

function addText({ entries, clean }: Reading, head: EntryHead, text: Pick<PageText, 'from' | 'title' | 'text'>): void {
  entries.push({ type: 'text', ...head, ...text, title: clean(text.title), text: clean(text.text) });
}

function readMessage(reading: Reading, message: Fields, head: EntryHead): void {
  if (message['role'] === 'attachment') readAttachment(reading, asRecord(message['attachment']), head);
  if (message['role'] !== 'user') return;
  addText(reading, head, { from: 'prompt', title: 'Prompt', text: entryText(message['parts']) });
}

function readAttachment(reading: Reading, attachment: Fields, head: EntryHead): void {
  addText(reading, head, { from: 'context', ...attachmentText(attachment) });
}

function readTurn(reading: Reading, event: Fields, head: EntryHead): void {
  const { entries, clean } = reading;
  const usage = usageIn(event['usage']);
  reading.usages.push(usage);
  if (head.agent === null) reading.turns += 1;
  const { inputTokens, outputTokens, cacheReadTokens } = usage;
  entries.push({ type: 'turn', ...head, turn: numberIn(event['turn']), inputTokens, outputTokens, cacheReadTokens });
  for (const part of asArray(asRecord(event['message'])['parts']).map(asRecord)) {
    const text = textIn(part['text']);
    if (text === '') continue;
    if (part['type'] === 'reasoning') addText(reading, head, { from: 'reasoning', title: 'Reasoning', text });
    if (part['type'] !== 'text') continue;
    addText(reading, head, { from: 'model', title: 'Model', text });
    if (head.agent === null) reading.text = clean(text);
  }
}

function usageIn(value: unknown): ConversationUsage {
  const usage = asRecord(value);
  return {
    inputTokens: numberIn(usage['inputTokens']),
    outputTokens: numberIn(usage['outputTokens']),
    cacheReadTokens: numberIn(usage['cacheReadTokens']),
    cacheWriteTokens: numberIn(usage['cacheWriteTokens']),
    ...(typeof usage['model'] === 'string' ? { model: usage['model'] } : {}),
  };
}

function readCall({ entries, running, within, clean }: Reading, event: Fields, head: EntryHead): void {
  if (event['type'] === 'denied') {
    entries.push(refusedCall(asRecord(event['denial']), head, clean));
    return;
  }
  if (event['type'] === 'tool-start') {
    const call = asRecord(event['call']);
    running.set(idOf(within, head, call['id']), entries.length);
    entries.push(startedCall(call, head, clean));
    return;
  }
  const result = asRecord(event['result']);
  const id = idOf(within, head, event['type'] === 'call-start' ? event['id'] : asRecord(result['call'])['id']);
  const position = running.get(id);
  const call = position === undefined ? undefined : entries[position];
  if (position === undefined || call?.type !== 'call') return;
  if (event['type'] === 'call-start') entries[position] = permittedCall(call, event, clean);
  else {
    entries[position] = endedCall(call, result, clean);
    running.delete(id);
  }
}

function permittedCall(call: PageCall, event: Fields, clean: (text: string) => string): PageCall {
  const rule = textOrNull(event['rule']);
  const repeat = wordIn(event['repeat'], ['read-only', 'repeatable', 'once'], 'once');
  return { ...call, repeat, rule: rule === null ? null : clean(rule), reason: clean(textIn(event['reason'])) };
}

const idOf = (within: string, { agent }: EntryHead, id: unknown) => JSON.stringify([within, agent, textIn(id)]);

function readNotice({ entries, clean }: Reading, event: Fields, head: EntryHead): void {
  const level = wordIn(event['level'], ['info', 'warning', 'error'], 'info');
  const text = noticeText(event);
  if (text !== null) entries.push({ type: 'notice', ...head, level, text: clean(text) });
}

function noticeText(event: Fields): string | null {
  switch (event['type']) {
    case 'notice':
      return textIn(event['text']);
    case 'model-retry':
      return `The request was repeated: ${textIn(asRecord(event['modelError'])['message'])}`;
    case 'compaction':
      return `The conversation was compacted from ${String(numberIn(event['before']))} to ${String(numberIn(event['after']))} tokens.`;
    case 'history-repaired':
      return 'The provider rejected a part of the conversation, which was left out.';
    case 'resumed':
      return 'The run was interrupted, and resumed here.';
    case 'hook':
      return hookText(asRecord(event['run']));
    case 'write-request':
      return `Requested for the end of the run: ${textIn(asRecord(event['request'])['kind'])}`;
    default:
      return null;
  }
}

function hookText(run: Fields): string {
  const subject = textIn(run['subject']);
  const reason = textIn(run['reason']);
  const head = [`Hook ${textIn(run['event'])}`, ...(subject === '' ? [] : [subject]), textIn(run['command'])].join(
    ' · ',
  );
  return `${head}: ${textIn(run['outcome'])}${reason === '' ? '' : `: ${reason}`}`;
}

/** Only the fields that a conclusion is made of; `null` for what a later version may have written. */
function recordedStop(value: unknown): Stop | null {
  const stop = asRecord(value);
  const limit = numberIn(stop['limit']);
  switch (stop['kind']) {
    case 'final-text':
    case 'no-output':
    case 'announced-only':
    case 'truncated':
      return { kind: stop['kind'] };
    case 'turns':
    case 'cost':
    case 'tokens':
    case 'time':
      return { kind: stop['kind'], limit };
    case 'repeated-call':
      return { kind: 'repeated-call', label: textIn(stop['label']), times: numberIn(stop['times']) };
    case 'context-full':
      return { kind: 'context-full', window: numberIn(stop['window']) };
    case 'denied':
      return { kind: 'denied', label: textIn(stop['label']) };
    case 'wrong-form':
      return { kind: 'wrong-form', problems: asArray(stop['problems']).map(textIn) };
    case 'hook':
      return { kind: 'hook', event: textIn(stop['event']), reason: textIn(stop['reason']) };
    case 'cancelled':
      return { kind: 'cancelled', signal: textIn(stop['signal']) };
    case 'model-error':
      return { kind: 'model-error', modelError: modelErrorIn(stop['modelError']) };
    default:
      return null;
  }
}

function modelErrorIn(value: unknown): ModelError {
  const { kind, message, hint } = asRecord(value);
  return {
    kind: wordIn(kind, modelErrorKinds, 'server'),
    ...{ message: textIn(message), hint: textIn(hint), retryable: false },
  };
}
