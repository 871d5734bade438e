import { formatNumber } from '../../format-number.js';
import type { FetchedPage, FetchGuard, FetchPage, FetchRefusal } from '../../platform/net/fetch-page.js';
import { shorten, startOf } from '../../text.js';
import { failedOutput, textOutput } from '../output.js';
import type { ToolOutput } from '../types.js';
import { type ConvertedPage, type ConvertOptions, htmlToMarkdown } from './html-markdown.js';
import { webContent } from './web-content.js';

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
  const facts = {
    url: answer.page.url,
    status: String(answer.page.status),
    ...(answer.page.contentType === '' ? {} : { type: answer.page.contentType }),
    ...(answer.page.lastModified === null ? {} : { 'last-modified': answer.page.lastModified }),
    ...(text.title === '' ? {} : { title: text.title }),
  };
  const { length } = text.markdown;
  if (offset > 0 && offset >= length)
    return failedOutput(`The text of ${url} has only ${formatNumber(length)} characters.`);
  const shown = startOf(text.markdown.slice(offset), maxCharacters);
  const notes = notesOf(answer.page, text, { offset, end: offset + shown.length });
  const content = [webContent(length === 0 ? '[The page has no text.]' : shown, facts), ...notes].join('\n');
  const { status } = answer.page;
  return status < 400 ? textOutput(content) : failedOutput(`The server answered ${String(status)}.\n${content}`);
}

function notesOf(
  { isTruncated }: FetchedPage,
  { markdown: { length }, cut }: ConvertedPage,
  { offset, end }: { readonly offset: number; readonly end: number },
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

/** The path of a file on GitHub: owner, repository, commit or branch, path. */
const filePath = /^\/([\w.-]+)\/([\w.-]+)\/blob\/(.+)$/;

/** For a file's page on GitHub, mostly markup; `null` for others. Only the exact host counts. */
function rawAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, host, pathname } = new URL(address);
  const [, owner, repository, rest] = filePath.exec(pathname) ?? [];
  if (protocol !== 'https:' || host !== 'github.com' || rest === undefined) return null;
  return `https://raw.githubusercontent.com/${owner ?? ''}/${repository ?? ''}/${rest}`;
}

/** The text of a page for the model, or why it has none, as a clause. */
type WebPageText = ConvertedPage | { readonly problem: string };

const binaryTypes = /^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|gzip|octet-stream|wasm|vnd\.)/;

/** Converts a page by its type, which is read from the header and from the first bytes: servers are often wrong. */
async function pageText(page: FetchedPage, options: Omit<ConvertOptions, 'base'>): Promise<WebPageText> {
  const { bytes, contentType, url } = page;
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const start = bytes.subarray(0, 1_024);
  if (start.includes(0) || start.subarray(0, 5).toString('latin1') === '%PDF-')
    return { problem: `it is not text (${shownType(type)}, ${String(bytes.length)} bytes)` };
  const head = start.toString('latin1');
  const isHtml =
    type === 'text/html' || type === 'application/xhtml+xml' || (!isKnownText(type) && looksLikeHtml(head));
  if (!isHtml && binaryTypes.test(type) && !isKnownText(type) && !isText(bytes))
    return { problem: `it is not text (${shownType(type)}, ${String(bytes.length)} bytes)` };
  const text = decode(
    bytes,
    /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1] ??
      (isHtml ? /<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(head)?.[1] : undefined),
  );
  if (!isHtml) return { title: '', markdown: text.trimEnd(), cut: null };
  return await htmlToMarkdown(text, { base: url, ...options });
}

function isKnownText(type: string): boolean {
  return type.startsWith('text/') || /^application\/(?:[\w.-]+\+)?(?:json|xml|yaml|toml|javascript)$/.test(type);
}

function looksLikeHtml(start: string): boolean {
  return /^\s*(?:<!--[^]{0,500}?-->\s*)?<(?:!doctype html|html|head|body)\b/i.test(start);
}

function isText(bytes: Buffer): boolean {
  return !bytes.subarray(0, 4_096).toString('utf8').includes('\ufffd');
}

function decode(bytes: Buffer, charset = 'utf-8'): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

function shownType(type: string): string {
  return /^[\w.+-]{1,60}\/[\w.+-]{1,80}$/.test(type) ? type : 'of an unknown type';
}

export interface WebFetchPorts {
  /** Whether the rules allow an address; asked for every redirect. */
  readonly guard: FetchGuard;
  /** Loads the client: most runs fetch nothing. */
  readonly loadFetcher: () => Promise<FetchPage>;
}
