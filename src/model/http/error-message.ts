import { asArray, isRecord, parsedJson } from '../../parsed-json.js';
import { shorten } from '../../text.js';

/** Where servers put the words of an error, the most specific first. */
const places = [
  ...['message', 'msg', 'error', 'detail', 'errors', 'error_message', 'error_msg', 'error_description'],
  ...['description', 'errorMessage', 'Message', 'reason', 'title', 'fault', 'faultstring', 'status_msg'],
  ...['base_resp', 'details', 'err'],
];
const mostProblems = 5;
const maxDepth = 6;

/** The words of an error in any server's form, a text, or the JSON itself; with places: `body.stream_options: …`. */
export function messageIn(body: unknown, text = ''): string {
  const found = words(body, 0);
  if (found !== '') return found;
  if (body === undefined) return shorten(text.trim(), 300);
  return (isRecord(body) && Object.keys(body).length > 0) || asArray(body).length > 0
    ? shorten(JSON.stringify(body), 300)
    : '';
}

function words(value: unknown, depth: number): string {
  if (typeof value === 'string') return wordsOfText(value.trim(), depth);
  if (depth > maxDepth) return '';
  if (Array.isArray(value)) {
    const all = value.map((one) => words(one, depth + 1)).filter((one) => one !== '');
    return [...new Set(all)].slice(0, mostProblems).join('; ');
  }
  if (!isRecord(value)) return '';
  const own = places.map((place) => words(value[place], depth + 1)).find((one) => one !== '') ?? '';
  const behind = upstream(value, depth);
  const text = behind === '' || own.includes(behind) ? own : own === '' ? behind : `${own}: ${behind}`;
  const { loc, param } = value;
  if (Array.isArray(loc) && text !== '') return `${loc.join('.')}: ${text}`;
  return typeof param === 'string' && param !== '' && text !== '' && !text.includes(param)
    ? `${text} (${param})`
    : text;
}

/** Some servers put the JSON of another one into a text. */
function wordsOfText(text: string, depth: number): string {
  const inner = text.startsWith('{') && text.endsWith('}') ? parsedJson(text) : undefined;
  return inner === undefined ? text : words(inner, depth + 1) || text;
}

/** What the provider behind a gateway answered. */
function upstream({ metadata, innererror, cause }: Readonly<Record<string, unknown>>, depth: number): string {
  const raw = isRecord(metadata) ? words(metadata['raw'], depth + 1) : '';
  return raw || words(innererror, depth + 1) || (isRecord(cause) ? words(cause, depth + 1) : '');
}
