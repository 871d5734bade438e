import { formatNumber } from '../../format-number.js';
import type { FetchedPage, FetchRefusal } from '../../platform/net/fetch-page.js';
import { shorten, startOf } from '../../text.js';
import { failedOutput, textOutput } from '../output.js';
import type { ToolOutput } from '../types.js';
import type { ConvertedPage } from './html-markdown.js';
import { pageText } from './page-text.js';
import { rawAddress } from './raw-address.js';
import { webContent } from './web-content.js';
import type { WebFetchPorts } from './web-fetch-ports.js';

const timeoutMs = 30_000;
const maxBytes = 5_000_000;
/** About 50,000 tokens: a longer page could fill the context of the model at once. */
const maxCharacters = 200_000;
const maxAddress = 500;

/** Fetches a page for the model. Failures of the server are results. */
export async function fetchAsMarkdown(
  { url, whole, offset }: { readonly url: string; readonly whole: boolean; readonly offset: number },
  { guard, loadFetcher }: WebFetchPorts,
  signal: AbortSignal,
): Promise<ToolOutput> {
  const fetchPage = await loadFetcher();
  const raw = rawAddress(url);
  const address = raw !== null && guard(raw) === null ? raw : url;
  const answer = await fetchPage({ url: address, guard, timeoutMs, maxBytes, signal });
  if ('failure' in answer) return failedOutput(`${url} could not be fetched: ${answer.failure}.`);
  if ('refused' in answer) return refusedOutput(url, answer.refused);
  const text = await pageText(answer.page, { mainOnly: !whole, signal, now: () => performance.now() });
  if ('problem' in text) return failedOutput(`${url} cannot be shown: ${text.problem}.`);
  const facts = factsOf(answer.page, text.title);
  const { length } = text.markdown;
  if (offset > 0 && offset >= length)
    return failedOutput(`The text of ${url} has only ${formatNumber(length)} characters.`);
  const shown = startOf(text.markdown.slice(offset), maxCharacters);
  const notes = notesOf(answer.page, text, { offset, end: offset + shown.length });
  const content = [webContent(length === 0 ? '[The page has no text.]' : shown, facts), ...notes].join('\n');
  const { status } = answer.page;
  return status < 400 ? textOutput(content) : failedOutput(`The server answered ${String(status)}.\n${content}`);
}

function factsOf(
  { url, status, contentType, lastModified }: FetchedPage,
  title: string,
): Readonly<Record<string, string>> {
  return {
    url,
    status: String(status),
    ...(contentType === '' ? {} : { type: contentType }),
    ...(lastModified === null ? {} : { 'last-modified': lastModified }),
    ...(title === '' ? {} : { title }),
  };
}

interface Shown {
  readonly offset: number;
  readonly end: number;
}

function notesOf(
  { isTruncated }: FetchedPage,
  { markdown: { length }, cut }: ConvertedPage,
  { offset, end }: Shown,
): readonly string[] {
  const [from, to, all] = [offset + 1, end, length].map(formatNumber);
  const rest = end < length ? ` The rest follows with offset ${String(end)}.` : '';
  return [
    ...(offset === 0 && end === length ? [] : [`[Characters ${from} to ${to} of ${all}.${rest}]`]),
    ...(isTruncated ? [`[Truncated: only the first ${formatNumber(maxBytes)} bytes of the page were read.]`] : []),
    ...(cut === null ? [] : [`[Truncated: ${cut}.]`]),
  ];
}

/** A redirect that the rules do not allow is a denial inside a permitted call. */
function refusedOutput(url: string, refused: FetchRefusal & { readonly url: string }): ToolOutput {
  const { reason, suggest } = refused;
  // The server chose it.
  const target = shorten(refused.url, maxAddress);
  return {
    ...failedOutput(`${url} redirects to ${target}, which was not fetched: ${reason}.`),
    blocked: [{ label: `fetch ${target}`, reason, suggest }],
  };
}
