import { createHash } from 'node:crypto';
import type { Wire } from '../wire.js';
import { type Json, listOf, objectOf, objectsIn, textOf, without } from './shape.js';

/** What the blocks of a provider stand for, by their signature. */
const summarized = new Map<string, readonly Json[]>();

/** Signs a block that stands for all messages of a request. */
export function compactionSignature(wire: Wire, body: Json): string {
  const entries = expanded(entriesOf(wire, body)).filter(({ type }) => type !== 'compaction_trigger');
  const signature = `block-${sign(headOf(body), entries)}`;
  summarized.set(signature, entries);
  return signature;
}

/** The entries that a block stands for, in its place. */
function expanded(entries: readonly Json[]): readonly Json[] {
  const item = entries.findLastIndex(({ type }) => type === 'compaction');
  if (item >= 0) return [...(summarized.get(signatureIn(entries[item])) ?? []), ...entries.slice(item + 1)];
  const [first, ...others] = entries;
  const [block, ...content] = listOf(first?.['content']);
  if (block?.['type'] !== 'compaction') return entries;
  const rest = content.length === 0 ? [] : [{ ...first, content }];
  return [...(summarized.get(textOf(block['signature'])) ?? []), ...rest, ...others];
}

const signatureIn = (item: Json | undefined): string => textOf(item?.['encrypted_content']);

/** The entries of a request in order, and what precedes them. */
export function entriesOf(wire: Wire, body: Json): readonly Json[] {
  const key = { anthropic: 'messages', openai: 'input', google: 'contents', compatible: 'messages' }[wire];
  return listOf(without(body[key], 'cache_control'));
}

function headOf(body: Json): unknown {
  const { system, systemInstruction, instructions, tools } = body;
  return without([system, systemInstruction, instructions, tools], 'cache_control');
}

/** The signature of reasoning: a hash of everything that was sent before it, as newer models bind it. */
export function signatureOf(wire: Wire, body: Json): string {
  return sign(headOf(body), expanded(entriesOf(wire, body)));
}

function sign(head: unknown, entries: readonly Json[]): string {
  return createHash('sha256')
    .update(JSON.stringify([head, entries]))
    .digest('base64');
}

/** Reasoning whose preceding messages are not those that it was signed with. */
export function prefixProblems(wire: Wire, body: Json): readonly string[] {
  const binding = objectOf(objectOf(body['thinking'])['block_binding']);
  if (binding['prefix_mismatch_behavior'] === 'drop_block') return [];
  const items = entriesOf(wire, body).filter(({ type }) => type === 'compaction');
  if (items.some((item) => !summarized.has(signatureIn(item)))) return ['The encrypted content could not be verified'];
  const entries = expanded(entriesOf(wire, body));
  return entries.flatMap((entry, index) => {
    const signatures = objectsIn(entry).flatMap(signaturesOf);
    const before = turnStart(wire, entries, index);
    const expected = signatures.length === 0 ? '' : sign(headOf(body), entries.slice(0, before));
    return signatures
      .filter((signature) => signature !== expected && signature !== 'skip_thought_signature_validator')
      .map(() => `messages.${String(index)}: this thinking block is bound to a different conversation`);
  });
}

function signaturesOf(value: Json): readonly string[] {
  return ['signature', 'encrypted_content', 'thoughtSignature']
    .map((key) => textOf(value[key]))
    .filter((one) => one !== '');
}

/** In OpenAI's form, a turn of the model is several items: reasoning is bound to what precedes the turn. */
function turnStart(wire: Wire, entries: readonly Json[], index: number): number {
  if (wire !== 'openai') return index;
  let start = index;
  while (start > 0 && isOfModel(entries[start - 1])) start -= 1;
  return start;
}

function isOfModel(item: Json | undefined): boolean {
  return item?.['role'] === 'assistant' || ['reasoning', 'function_call'].includes(textOf(item?.['type']));
}

/** Whether `next` begins with `first`. Content may be appended to the last message, if no turn of the model followed. */
export function beginsWith(next: readonly object[], first: readonly object[]): boolean {
  return first.every((entry, index) => {
    const before = JSON.stringify(entry);
    const after = JSON.stringify(next[index] ?? null);
    const isLast = index === first.length - 1;
    return (
      after === before ||
      (isLast && stringsIn(next[index]).slice(0, stringsIn(entry).length).join() === stringsIn(entry).join())
    );
  });
}

/** A single text may become a list when another one follows it. */
function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null
    ? Object.values(value)
        .flatMap(stringsIn)
        .filter((text) => text !== 'text')
    : [];
}
