import { isTooComplex } from './complexity.js';
import { eventsOf, type MarkdownToken } from './structure.js';

interface Definition {
  readonly token: MarkdownToken;
  readonly address: string;
  isUsed: boolean;
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** An address that means the same in parentheses. */
const plainAddress = /^[^\s<>()[\]`\\"']+$/;

/** With the same page: a used definition shows nothing itself, and its label could hide words. */
export function inlineReferences(markdown: string): string {
  if (!/\]:|`/.test(markdown) || isTooComplex(markdown)) return markdown;
  const events = eventsOf(markdown, { html: false, inline: true });
  const textOf = ({ start, end }: MarkdownToken): string => markdown.slice(start.offset, end.offset);
  const definitions = definitionsIn(events, textOf);
  const edits: Edit[] = codeSpanEdits(events, textOf);
  let label: MarkdownToken | null = null;
  let [name, hasResource] = ['', false];
  for (const [kind, token] of events) {
    if (kind === 'enter') continue;
    if (token.type === 'labelText') name = textOf(token);
    if (token.type === 'label') [label, hasResource] = [token, false];
    if (token.type === 'referenceString') name = textOf(token);
    if (token.type === 'resource') hasResource = true;
    if ((token.type !== 'link' && token.type !== 'image') || label === null || hasResource) continue;
    const definition = definitions.get(normalized(name));
    if (definition === undefined || !plainAddress.test(definition.address)) continue;
    definition.isUsed = true;
    edits.push({ from: label.end.offset, to: token.end.offset, text: `(${definition.address})` });
  }
  for (const { token, isUsed } of definitions.values())
    if (isUsed) edits.push({ from: token.start.offset, to: token.end.offset, text: '' });
  let done = '';
  let at = 0;
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    if (from < at) continue;
    done += markdown.slice(at, from) + text;
    at = to;
  }
  return done + markdown.slice(at);
}

const normalized = (label: string): string => label.replace(/\s+/g, ' ').trim().toLowerCase();

type Events = ReturnType<typeof eventsOf>;

function definitionsIn(events: Events, textOf: (token: MarkdownToken) => string): Map<string, Definition> {
  const definitions = new Map<string, Definition>();
  let [label, address] = ['', ''];
  for (const [kind, token] of events) {
    if (kind === 'enter') continue;
    if (token.type === 'definitionLabelString') label = normalized(textOf(token));
    if (token.type === 'definitionDestinationString') address = textOf(token);
    if (token.type === 'definition' && !definitions.has(label))
      definitions.set(label, { token, address, isUsed: false });
  }
  return definitions;
}

/** A line break in a code span is a blank. */
function codeSpanEdits(events: Events, textOf: (token: MarkdownToken) => string): Edit[] {
  const edits: Edit[] = [];
  let text: string | null = null;
  for (const [kind, token] of events) {
    if (token.type === 'codeText') {
      if (kind === 'enter') text = '';
      else if (token.end.line > token.start.line)
        edits.push({ from: token.start.offset, to: token.end.offset, text: (text ?? '').replace(/\n[ \t]*/g, ' ') });
    }
    if (text === null || kind === 'enter') continue;
    if (token.type === 'lineEnding') text += '\n';
    if (/^codeText(?:Data|Padding|Sequence)$/.test(token.type)) text += textOf(token);
    if (token.type === 'codeText') text = null;
  }
  return edits;
}

/** That GitHub shows below: referred to outside of other footnotes. Only plain ones, as labels are not shown. */
export function footnotesOf(markdown: string): Set<string> {
  if (!markdown.includes('[^') || isTooComplex(markdown)) return new Set();
  const called = new Set<string>();
  let definitions = 0;
  for (const [kind, token] of eventsOf(markdown, { html: false, inline: true })) {
    if (token.type === 'gfmFootnoteDefinition') definitions += kind === 'enter' ? 1 : -1;
    if (kind === 'exit' || token.type !== 'gfmFootnoteCallString' || definitions > 0) continue;
    const label = markdown.slice(token.start.offset, token.end.offset);
    if (/^[\w-]{1,40}$/.test(label)) called.add(label.toLowerCase());
  }
  return called;
}
