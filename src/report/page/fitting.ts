import { formatCount, formatNumber } from '../../format-number.js';
import { startOf } from '../../text.js';
import { type RecordedConversation, readRecordedConversation } from './conversation.js';
import type { PageEntry, PageJob } from './page-data.js';

/** A longer text is in the transcript. */
const maxText = 20_000;
/** Of all texts of one job. */
const maxCharacters = 2_000_000;

/** The conversation of a transcript with texts of a bearable length. */
export function pageConversation(transcript: string, clean: (text: string) => string): RecordedConversation {
  return readRecordedConversation(linesIn(transcript), (text) => clean(limited(text)));
}

function* linesIn(text: string): Generator<string> {
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
    yield text.slice(start, end);
    start = end + 1;
  }
}

function limited(text: string): string {
  if (text.length <= maxText) return text;
  return `${startOf(text, maxText)}\n… ${formatCount(text.length - maxText, 'more character')} in the transcript`;
}

/** The first entries that fit into a page. */
export function fittingEntries(entries: readonly PageEntry[]): Pick<PageJob, 'entries' | 'missing'> {
  let characters = 0;
  const end = entries.findIndex((entry) => {
    characters += sizeOf(entry);
    return characters > maxCharacters;
  });
  if (end < 0) return { entries, missing: null };
  const left = entries.length - end;
  const missing = `The conversation is too long for this page: its last ${formatNumber(left)} entries are in the transcript.`;
  return { entries: entries.slice(0, end), missing };
}

function sizeOf(entry: PageEntry): number {
  switch (entry.type) {
    case 'text':
    case 'notice':
      return entry.text.length;
    case 'call':
      return entry.input.length + entry.output.length + (entry.diff?.length ?? 0);
    case 'turn':
      return 100;
  }
}
