import type { Fault } from '../errors.js';
import { UserError } from '../errors.js';
import { faultInBody } from './place.js';
import type { PromptSpec, Segment, SegmentKind } from './types.js';

/** The placeholder for the arguments, in a text and inside a command. */
export const argsPlaceholder = '{{args}}';

/** More of them help nobody to mend a prompt. */
const maxFaults = 20;

/** `braces`: `{{args}}`, `!{…}` and `@{…}`; `args-only`: nothing but `{{args}}`. */
type PlaceholderFamily = 'braces' | 'args-only';

const triggers: Readonly<Record<PlaceholderFamily, RegExp>> = {
  braces: /!\{|@\{|\{\{args\}\}/g,
  'args-only': /\{\{args\}\}/g,
};

/** The family of placeholders that a prompt takes: an inline prompt must not be able to run or read anything. */
function familyOf(spec: Pick<PromptSpec, 'format'>): PlaceholderFamily {
  return spec.format === 'inline' ? 'args-only' : 'braces';
}

/**
 * Takes a template body apart, once; whatever is inserted later is not looked at again. The segments follow each
 * other without a gap: their sources put together are the body. `!{` and `@{` end at the brace that balances
 * theirs; quotes and backslashes mean nothing, and a placeholder inside another one is its content.
 * Throws UserError (`placeholder-unclosed`), one fault for each that is not closed.
 */
export function parseTemplate(spec: Pick<PromptSpec, 'format' | 'source' | 'body' | 'bodyAt'>): Segment[] {
  const { body } = spec;
  const closing = closingBraces(body);
  const segments: Segment[] = [];
  const faults: Fault[] = [];
  const pattern = new RegExp(triggers[familyOf(spec)]);
  let end = 0;
  for (let match = pattern.exec(body); match !== null; match = pattern.exec(body)) {
    const start = match.index;
    const segmentEnd = match[0] === argsPlaceholder ? start + match[0].length : closing.get(start + 1);
    if (segmentEnd === undefined) {
      faults.push(unclosed(spec, start));
      if (faults.length === maxFaults) break;
      continue;
    }
    if (start > end) segments.push(segment('text', body, end, start));
    segments.push(segment(kindOf(match[0]), body, start, segmentEnd));
    end = segmentEnd;
    pattern.lastIndex = end;
  }
  if (faults.length > 0) throw new UserError(faults);
  if (end < body.length) segments.push(segment('text', body, end, body.length));
  return segments;
}

/** Offset of every `{` that is closed → offset behind its `}`. A `}` too many is plain text. */
function closingBraces(body: string): ReadonlyMap<number, number> {
  const open: number[] = [];
  const closing = new Map<number, number>();
  for (const { 0: brace, index } of body.matchAll(/[{}]/g)) {
    if (brace === '{') {
      open.push(index);
    } else {
      const start = open.pop();
      if (start !== undefined) closing.set(start, index + 1);
    }
  }
  return closing;
}

function kindOf(trigger: string): SegmentKind {
  if (trigger === argsPlaceholder) return 'args';
  return trigger === '!{' ? 'shell' : 'file';
}

function segment(kind: SegmentKind, body: string, start: number, end: number): Segment {
  const source = body.slice(start, end);
  const inner = kind === 'args' ? source.slice(2, -2) : source.slice(2, -1);
  return { kind, source, content: kind === 'text' ? source : inner.trim(), start, end };
}

function unclosed(spec: Pick<PromptSpec, 'source' | 'body' | 'bodyAt'>, start: number): Fault {
  const trigger = spec.body.slice(start, start + 2);
  return faultInBody(spec, start, {
    code: 'placeholder-unclosed',
    what: `The placeholder ${trigger} has no closing brace`,
    mend: `Close it with }, and see that every { inside has its }; braces count inside quotes too.`,
  });
}
