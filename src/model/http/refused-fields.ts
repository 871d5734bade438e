import { asArray, isRecord, parsedJson } from '../../parsed-json.js';

/** Fields without which a request means the same. What people set, and what keeps answers private, stays. */
const optionalFields = [
  ...['stream_options', 'parallel_tool_calls', 'prompt_cache_key', 'service_tier', 'user', 'seed', 'metadata'],
  ...['safety_identifier', 'truncation', 'reasoning_content', 'reasoning_details', 'cache_control', 'strict'],
  ...['eager_input_streaming', 'stream_tool_input', 'citations'],
];
const refusal =
  /unsupported|not support|unknown|unrecogni[sz]ed|unexpected|extra.{0,3}(?:inputs?|fields?|forbidden)|not (?:permitted|allowed|accepted|recogni[sz]ed)|no such|invalid|does not (?:support|accept)|additional propert|must not|cannot/i;

/** And from all later requests: servers with another one's API often know only a part of its fields. */
export function withoutRefusedFields(send: typeof fetch): typeof fetch {
  const refused = new Set<string>();
  return async (input, init = {}) => {
    for (;;) {
      const body = typeof init.body === 'string' && refused.size > 0 ? withoutFields(init.body, refused) : init.body;
      const response = await send(input, body === undefined ? init : { ...init, body });
      if ((response.status !== 400 && response.status !== 422) || typeof body !== 'string') return response;
      const text = await response.text();
      const field = refusedField(text, body);
      if (field === undefined) return copyOf(response, text);
      refused.add(field);
    }
  };
}

function copyOf({ status, statusText, headers }: Response, text: string): Response {
  return new Response(text, { status, statusText, headers });
}

function refusedField(answer: string, body: string): string | undefined {
  if (!refusal.test(answer)) return undefined;
  const named = optionalFields.filter((field) => new RegExp(`\\b${field}\\b`).test(answer));
  return named.find((field) => withoutFields(body, new Set([field])) !== body);
}

type Fields = Readonly<Record<string, unknown>>;

/** The same text if there is nothing to leave out. Contents of messages and schemas of tools are not searched. */
function withoutFields(text: string, names: ReadonlySet<string>): string {
  if (![...names].some((name) => text.includes(`"${name}"`))) return text;
  const body = parsedJson(text);
  if (!isRecord(body)) return text;
  let left = 0;
  const without = (fields: unknown): unknown => {
    if (!isRecord(fields)) return fields;
    const kept = Object.entries(fields).filter(([name]) => !names.has(name));
    left += Object.keys(fields).length - kept.length;
    return Object.fromEntries(kept);
  };
  const message = (one: unknown): unknown => {
    const plain = without(one);
    return isRecord(plain) && Array.isArray(plain['content'])
      ? { ...plain, content: plain['content'].map(without) }
      : plain;
  };
  const tool = (one: unknown): unknown => {
    const plain = without(one);
    return isRecord(plain) && isRecord(plain['function']) ? { ...plain, function: without(plain['function']) } : plain;
  };
  const changed: Fields = {
    ...(without(body) as Fields),
    ...mapped(body, 'messages', message),
    ...mapped(body, 'input', message),
    ...mapped(body, 'system', without),
    ...mapped(body, 'tools', tool),
  };
  return left > 0 ? JSON.stringify(changed) : text;
}

function mapped(body: Fields, key: string, change: (value: unknown) => unknown): Fields {
  return Array.isArray(body[key]) ? { [key]: asArray(body[key]).map(change) } : {};
}
