/** How the four wire formats say the same answer, as events of a stream. */

export type Wire = 'anthropic' | 'openai' | 'google' | 'compatible';

export interface Answer {
  readonly text?: string;
  readonly calls?: readonly { readonly id: string; readonly name: string; readonly input: unknown }[];
  /** Sent as the arguments of the last call instead of its input: what a limit leaves of a JSON text. */
  readonly brokenInput?: string;
  readonly reasoning?: string;
  /** Binds the reasoning to the conversation before it. */
  readonly signature?: string;
  readonly stop?: 'end' | 'length' | 'refused';
  /** The answer is a block that the provider has written and signed, with the usage of its own iteration. */
  readonly compaction?: { readonly text: string; readonly signature?: string };
  /** The provider has searched the web before it answers. */
  readonly search?: {
    readonly query: string;
    readonly pages: readonly { readonly url: string; readonly title: string }[];
  };
  /** The service tier that was billed. */
  readonly tier?: string;
  readonly usage?: { readonly input: number; readonly output: number; readonly cacheRead?: number };
}

export interface Stream {
  /** What the answer says, without its end. */
  readonly body: readonly string[];
  /** The provider's closing events. */
  readonly end: readonly string[];
}

export function toStream(wire: Wire, answer: Answer): Stream {
  return { anthropic: anthropicStream, openai: openaiStream, google: googleStream, compatible: compatibleStream }[wire](
    answer,
  );
}

/** Which format a request speaks, by its path. */
export function wireOf(path: string): Wire | null {
  if (path.includes('/messages')) return 'anthropic';
  if (path.includes('/chat/completions')) return 'compatible';
  if (path.includes('/responses')) return 'openai';
  return path.includes('GenerateContent') ? 'google' : null;
}

/** The error that a provider sends in the middle of a stream. */
export function errorEvent(wire: Wire): string {
  switch (wire) {
    case 'anthropic':
      return named({ type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } });
    case 'openai':
      return named({ type: 'error', sequence_number: 3, code: 'server_error', message: 'Overloaded', param: null });
    case 'google':
      return unnamed({ error: { code: 503, message: 'Overloaded', status: 'UNAVAILABLE' } });
    case 'compatible':
      return unnamed({ error: { message: 'Overloaded', type: 'server_error', param: null, code: null } });
  }
}

const named = (event: { readonly type: string; readonly [key: string]: unknown }) =>
  `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
const unnamed = (event: unknown) => `data: ${JSON.stringify(event)}\n\n`;

const usageOf = (answer: Answer) => ({ input: 11, output: 7, cacheRead: 0, ...answer.usage });

const tierOf = ({ tier }: Answer) => (tier === undefined ? {} : { service_tier: tier });

const argumentsOf = (answer: Answer, index: number, input: unknown) =>
  answer.brokenInput !== undefined && index === (answer.calls ?? []).length - 1
    ? answer.brokenInput
    : JSON.stringify(input);

function anthropicStream(answer: Answer): Stream {
  const usage = usageOf(answer);
  const blocks: string[] = [];
  let index = 0;
  const block = (start: object, ...deltas: object[]) => {
    blocks.push(named({ type: 'content_block_start', index, content_block: start }));
    for (const delta of deltas) blocks.push(named({ type: 'content_block_delta', index, delta }));
    blocks.push(named({ type: 'content_block_stop', index }));
    index += 1;
  };
  if (answer.reasoning !== undefined) {
    block(
      { type: 'thinking', thinking: '' },
      { type: 'thinking_delta', thinking: answer.reasoning },
      { type: 'signature_delta', signature: answer.signature ?? 'c2lnbmVk' },
    );
  }
  if (answer.search !== undefined) {
    const { query, pages } = answer.search;
    const id = 'srvtoolu_1';
    block(
      { type: 'server_tool_use', id, name: 'web_search', input: {} },
      { type: 'input_json_delta', partial_json: JSON.stringify({ query }) },
    );
    const content = pages.map((page) => ({
      type: 'web_search_result',
      ...page,
      encrypted_content: 'e',
      page_age: null,
    }));
    block({ type: 'web_search_tool_result', tool_use_id: id, content });
  }
  if (answer.text !== undefined)
    block({ type: 'text', text: '' }, ...halves(answer.text).map((text) => ({ type: 'text_delta', text })));
  if (answer.compaction !== undefined) {
    const { text, signature } = answer.compaction;
    block(
      { type: 'compaction', content: '', ...(signature === undefined ? {} : { signature }) },
      { type: 'compaction_delta', content: text },
    );
  }
  for (const [at, call] of (answer.calls ?? []).entries()) {
    const partial_json = argumentsOf(answer, at, call.input);
    block({ type: 'tool_use', id: call.id, name: call.name, input: {} }, { type: 'input_json_delta', partial_json });
  }
  const stop = { end: answer.calls === undefined ? 'end_turn' : 'tool_use', length: 'max_tokens', refused: 'refusal' };
  const reason = answer.compaction === undefined ? stop[answer.stop ?? 'end'] : 'compaction';
  const total = answer.compaction === undefined ? usage : { input: 0, output: 0, cacheRead: 0 };
  const iteration = {
    ...{ type: 'compaction', input_tokens: usage.input, output_tokens: usage.output },
    ...{ cache_read_input_tokens: usage.cacheRead, cache_creation_input_tokens: 0 },
  };
  const start = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'claude',
    content: [],
    stop_reason: null,
    stop_sequence: null,
    usage: { input_tokens: total.input, cache_read_input_tokens: total.cacheRead, output_tokens: 1 },
  };
  return {
    body: [named({ type: 'message_start', message: start }), ...blocks],
    end: [
      named({
        type: 'message_delta',
        delta: { stop_reason: reason, stop_sequence: null },
        usage: {
          output_tokens: total.output,
          ...(answer.compaction === undefined ? {} : { iterations: [iteration] }),
        },
      }),
      named({ type: 'message_stop' }),
    ],
  };
}

function compatibleStream(answer: Answer): Stream {
  const usage = usageOf(answer);
  const chunk = (delta: object, finish_reason: string | null = null) =>
    unnamed({
      id: 'c1',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta, finish_reason }],
    });
  const body = [chunk({ role: 'assistant', content: '' })];
  if (answer.reasoning !== undefined) body.push(chunk({ reasoning_content: answer.reasoning }));
  for (const content of halves(answer.text ?? '')) body.push(chunk({ content }));
  for (const [index, call] of (answer.calls ?? []).entries()) {
    body.push(
      chunk({ tool_calls: [{ index, id: call.id, type: 'function', function: { name: call.name, arguments: '' } }] }),
    );
    for (const part of halves(argumentsOf(answer, index, call.input))) {
      body.push(chunk({ tool_calls: [{ index, function: { arguments: part } }] }));
    }
  }
  const stop = { end: answer.calls === undefined ? 'stop' : 'tool_calls', length: 'length', refused: 'content_filter' };
  const counted = {
    prompt_tokens: usage.input + usage.cacheRead,
    completion_tokens: usage.output,
    total_tokens: usage.input + usage.cacheRead + usage.output,
    prompt_tokens_details: { cached_tokens: usage.cacheRead },
  };
  return {
    body,
    end: [
      chunk({}, stop[answer.stop ?? 'end']),
      unnamed({
        id: 'c1',
        object: 'chat.completion.chunk',
        created: 1,
        model: 'm',
        choices: [],
        usage: counted,
        ...tierOf(answer),
      }),
      'data: [DONE]\n\n',
    ],
  };
}

function openaiStream(answer: Answer): Stream {
  const usage = usageOf(answer);
  const body = [named({ type: 'response.created', response: { id: 'resp_1', created_at: 1, model: 'gpt' } })];
  let output_index = 0;
  const item = (added: object, done: object, ...between: string[]) => {
    body.push(named({ type: 'response.output_item.added', output_index, item: added }), ...between);
    body.push(named({ type: 'response.output_item.done', output_index, item: done }));
    output_index += 1;
  };
  if (answer.reasoning !== undefined) {
    const reasoning = { type: 'reasoning', id: 'rs_1', summary: [] };
    item(
      { ...reasoning, encrypted_content: null },
      { ...reasoning, encrypted_content: answer.signature ?? 'sealed' },
      named({ type: 'response.reasoning_summary_part.added', item_id: 'rs_1', summary_index: 0 }),
      named({
        type: 'response.reasoning_summary_text.delta',
        item_id: 'rs_1',
        summary_index: 0,
        delta: answer.reasoning,
      }),
      named({ type: 'response.reasoning_summary_part.done', item_id: 'rs_1', summary_index: 0 }),
    );
  }
  if (answer.search !== undefined) {
    const { query, pages } = answer.search;
    const call = { type: 'web_search_call', id: 'ws_1' };
    const sources = pages.map(({ url }) => ({ type: 'url', url }));
    item(
      { ...call, status: 'in_progress' },
      { ...call, status: 'completed', action: { type: 'search', query, sources } },
    );
  }
  if (answer.text !== undefined) {
    const message = { type: 'message', id: 'msg_1' };
    const deltas = halves(answer.text).map((delta) =>
      named({ type: 'response.output_text.delta', item_id: 'msg_1', output_index, content_index: 0, delta }),
    );
    item(message, message, ...deltas);
  }
  if (answer.compaction !== undefined) {
    const block = { type: 'compaction', id: 'cmp_1', encrypted_content: answer.compaction.signature ?? '' };
    item({ ...block, encrypted_content: '' }, block);
  }
  for (const [at, call] of (answer.calls ?? []).entries()) {
    const written = argumentsOf(answer, at, call.input);
    const item_id = `fc_${String(at)}`;
    const head = { type: 'function_call', id: item_id, call_id: call.id, name: call.name };
    item(
      { ...head, arguments: '' },
      { ...head, arguments: written, status: 'completed' },
      named({ type: 'response.function_call_arguments.delta', item_id, output_index, delta: written }),
    );
  }
  const type = answer.stop === undefined || answer.stop === 'end' ? 'response.completed' : 'response.incomplete';
  const reason = answer.stop === 'length' ? 'max_output_tokens' : 'content_filter';
  const counted = {
    input_tokens: usage.input + usage.cacheRead,
    input_tokens_details: { cached_tokens: usage.cacheRead },
    output_tokens: usage.output,
    output_tokens_details: { reasoning_tokens: 0 },
  };
  const incomplete_details = type === 'response.incomplete' ? { reason } : null;
  return {
    body,
    end: [named({ type, response: { id: 'resp_1', incomplete_details, usage: counted, ...tierOf(answer) } })],
  };
}

function googleStream(answer: Answer): Stream {
  const usage = usageOf(answer);
  const chunk = (parts: readonly object[], more: object = {}) =>
    unnamed({ candidates: [{ content: { role: 'model', parts }, index: 0, ...more }], responseId: 'r1' });
  const body: string[] = [];
  if (answer.reasoning !== undefined) body.push(chunk([{ text: answer.reasoning, thought: true }]));
  for (const text of halves(answer.text ?? '')) body.push(chunk([{ text }]));
  if (answer.search !== undefined) {
    const { query, pages } = answer.search;
    const groundingChunks = pages.map(({ url, title }) => ({ web: { uri: url, title } }));
    body.push(chunk([{ text: '.' }], { groundingMetadata: { webSearchQueries: [query], groundingChunks } }));
  }
  const calls = (answer.calls ?? []).map((call, index) => ({
    functionCall: { id: call.id, name: call.name, args: call.input },
    ...(index === 0 ? { thoughtSignature: answer.signature ?? 'c2lnbmVk' } : {}),
  }));
  if (calls.length > 0) body.push(chunk(calls));
  const finishReason = { end: 'STOP', length: 'MAX_TOKENS', refused: 'SAFETY' }[answer.stop ?? 'end'];
  const usageMetadata = {
    promptTokenCount: usage.input + usage.cacheRead,
    cachedContentTokenCount: usage.cacheRead,
    candidatesTokenCount: usage.output,
    totalTokenCount: usage.input + usage.cacheRead + usage.output,
    ...(answer.tier === undefined ? {} : { serviceTier: answer.tier }),
  };
  return {
    body,
    end: [unnamed({ candidates: [{ content: { role: 'model', parts: [] }, finishReason, index: 0 }], usageMetadata })],
  };
}

/** Streams are split at any point; two chunks suffice to test that they are joined. */
function halves(text: string): readonly string[] {
  const middle = Math.ceil(text.length / 2);
  return [text.slice(0, middle), text.slice(middle)].filter((part) => part !== '');
}

/** The same as a whole: the body of a response that is not a stream. */
export function answerBody(wire: Exclude<Wire, 'compatible'>, answer: Pick<Answer, 'text' | 'usage'>): object {
  const { input, output, cacheRead } = usageOf(answer);
  const text = answer.text ?? '';
  switch (wire) {
    case 'anthropic':
      return {
        id: 'msg_1',
        type: 'message',
        role: 'assistant',
        model: 'claude',
        content: [{ type: 'text', text }],
        stop_reason: 'end_turn',
        stop_sequence: null,
        usage: { input_tokens: input, cache_read_input_tokens: cacheRead, output_tokens: output },
      };
    case 'openai':
      return {
        id: 'resp_1',
        created_at: 1,
        model: 'gpt',
        output: [
          {
            type: 'message',
            role: 'assistant',
            id: 'msg_1',
            content: [{ type: 'output_text', text, annotations: [] }],
          },
        ],
        incomplete_details: null,
        usage: { input_tokens: input + cacheRead, output_tokens: output },
      };
    case 'google':
      return {
        candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP', index: 0 }],
        usageMetadata: {
          promptTokenCount: input + cacheRead,
          candidatesTokenCount: output,
          totalTokenCount: input + output,
        },
        responseId: 'r1',
      };
  }
}
