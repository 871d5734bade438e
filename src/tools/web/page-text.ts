import type { FetchedPage } from '../../platform/net/fetch-page.js';
import { type ConvertedPage, htmlToMarkdown } from './html-markdown.js';

export interface PageTextOptions {
  readonly mainOnly: boolean;
  readonly signal: AbortSignal;
  readonly now: () => number;
}

/** The text of a page for the model, or why it has none, as a clause. */
export type WebPageText = ConvertedPage | { readonly problem: string };

const binaryTypes = /^(?:image|audio|video|font)\/|^application\/(?:pdf|zip|gzip|octet-stream|wasm|vnd\.)/;

/** Converts a page by its type, which is read from the header and from the first bytes: servers are often wrong. */
export async function pageText(page: FetchedPage, options: PageTextOptions): Promise<WebPageText> {
  const { bytes, contentType, url } = page;
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  const start = bytes.subarray(0, 1_024);
  if (start.includes(0) || start.subarray(0, 5).toString('latin1') === '%PDF-')
    return { problem: `it is not text (${shownType(type)}, ${String(bytes.length)} bytes)` };
  const head = start.toString('latin1');
  const isHtml = isHtmlType(type) || (!isKnownText(type) && looksLikeHtml(head));
  if (!isHtml && binaryTypes.test(type) && !isKnownText(type) && !isText(bytes))
    return { problem: `it is not text (${shownType(type)}, ${String(bytes.length)} bytes)` };
  const text = decode(bytes, charsetOf(contentType) ?? (isHtml ? charsetIn(head) : undefined));
  if (!isHtml) return { title: '', markdown: text.trimEnd(), cut: null };
  return await htmlToMarkdown(text, { base: url, ...options });
}

function isHtmlType(type: string): boolean {
  return type === 'text/html' || type === 'application/xhtml+xml';
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

function charsetOf(contentType: string): string | undefined {
  return /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType)?.[1];
}

function charsetIn(head: string): string | undefined {
  return /<meta[^>]{0,200}?charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(head)?.[1];
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
