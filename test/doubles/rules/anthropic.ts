import { type Json, listOf, objectOf, objectsIn, repeated, textOf } from './shape.js';

const name = /^[a-zA-Z0-9_-]{1,64}$/;
const maxMarks = 4;

/** What Anthropic's Messages API answers 400 for. */
export function anthropicProblems(body: Json): readonly string[] {
  const messages = listOf(body['messages']);
  return [
    ...alternation(messages),
    ...messages.flatMap((message, index) => messageProblems(message, messages[index + 1], index)),
    ...orphans(messages.filter(({ role }) => role !== 'system')),
    ...repeated(idsOf(messages)).map((id) => `tool_use ids must be unique: ${id}`),
    ...listOf(body['tools']).flatMap((tool) => (name.test(textOf(tool['name'])) ? [] : ['tools: invalid name'])),
    ...listOf(body['tools']).flatMap(serverToolProblems),
    ...marks(body),
    ...compactionProblems(body, messages),
  ];
}

/** A tool that the provider runs has a dated type, a fixed name, and no fields that its type does not have. */
function serverToolProblems(tool: Json): readonly string[] {
  const { type, name, ...others } = tool;
  if (type === undefined || type === 'custom') return [];
  if (type !== 'web_search_20250305') return [`tools: unknown type ${textOf(type)}`];
  const known = ['max_uses', 'allowed_domains', 'blocked_domains', 'user_location', 'cache_control'];
  return [
    ...(name === 'web_search' ? [] : ['tools: the name must be web_search']),
    ...Object.keys(others)
      .filter((key) => !known.includes(key))
      .map((key) => `tools.web_search.${key}: Extra inputs are not permitted`),
  ];
}

/** A signed block is the first one of the request and the only one; its request takes no other way to end. */
function compactionProblems(body: Json, messages: readonly Json[]): readonly string[] {
  const blocks = messages.flatMap((message, index) =>
    blocksOf(message).flatMap((block, at) =>
      block['type'] === 'compaction' ? [`${String(index)}.${String(at)}`] : [],
    ),
  );
  const isAsked = body['compaction'] !== undefined;
  return [
    ...(blocks.length === 0 || blocks.join() === '0.0' ? [] : [`compaction_block_misplaced: ${blocks.join()}`]),
    ...(isAsked && body['stop_sequences'] !== undefined ? ['compaction: stop_sequences are not allowed'] : []),
  ];
}

const blocksOf = (message: Json | undefined): readonly Json[] =>
  typeof message?.['content'] === 'string'
    ? [{ type: 'text', text: message['content'] }]
    : listOf(message?.['content']);

const idsOf = (messages: readonly Json[]): readonly string[] =>
  messages.flatMap((message) =>
    blocksOf(message).flatMap((block) => (block['type'] === 'tool_use' ? [textOf(block['id'])] : [])),
  );

function alternation(all: readonly Json[]): readonly string[] {
  const misplaced = all.flatMap((message, index) =>
    message['role'] !== 'system' || all[index - 1]?.['role'] === 'user' || all[index - 1]?.['role'] === 'system'
      ? []
      : [`messages.${String(index)}: a system message must follow a user message`],
  );
  const messages = all.filter(({ role }) => role !== 'system');
  const offset = blocksOf(messages[0])[0]?.['type'] === 'compaction' ? 1 : 0;
  const problems = messages.flatMap((message, index) =>
    message['role'] === ((index + offset) % 2 === 0 ? 'user' : 'assistant')
      ? []
      : [`messages.${String(index)}: roles must alternate`],
  );
  const ended =
    messages.at(-1)?.['role'] === 'user' ? problems : [...problems, 'the conversation must end with a user message'];
  return [...misplaced, ...ended];
}

function messageProblems(message: Json, next: Json | undefined, index: number): readonly string[] {
  const at = `messages.${String(index)}`;
  const blocks = blocksOf(message);
  const calls = blocks.filter((block) => block['type'] === 'tool_use');
  const results = blocksOf(next)
    .filter((block) => block['type'] === 'tool_result')
    .map((block) => textOf(block['tool_use_id']));
  const firstOther = blocks.findIndex((block) => block['type'] !== 'tool_result');
  return [
    ...(blocks.length === 0 ? [`${at}: content must be non-empty`] : []),
    ...blocks.flatMap((block) => blockProblems(block, at)),
    ...calls.flatMap((call) =>
      results.includes(textOf(call['id'])) ? [] : [`${at}: tool_use without tool_result right after it`],
    ),
    ...repeated(results).map(() => `${at}: two results for one tool_use`),
    ...(firstOther >= 0 && blocks.slice(firstOther).some((block) => block['type'] === 'tool_result')
      ? [`${at}: tool_result blocks must be first`]
      : []),
  ];
}

function blockProblems(block: Json, at: string): readonly string[] {
  switch (block['type']) {
    case 'text':
      return textOf(block['text']).trim() === '' ? [`${at}: text content blocks must contain non-whitespace text`] : [];
    case 'compaction':
      return textOf(block['signature']) === '' ? [`${at}: compaction.signature: field required`] : [];
    case 'thinking':
      return textOf(block['signature']) === '' ? [`${at}: thinking.signature: field required`] : [];
    case 'tool_use':
      return [
        ...(name.test(textOf(block['id'])) ? [] : [`${at}: tool_use.id: invalid`]),
        ...(name.test(textOf(block['name'])) ? [] : [`${at}: tool_use.name: invalid`]),
        ...(Object(block['input']) === block['input'] && !Array.isArray(block['input'])
          ? []
          : [`${at}: tool_use.input: must be an object`]),
      ];
    case 'tool_result':
      return [...contentProblems(block, at)];
    case 'image':
      return imageProblems(block, at);
    default:
      return [];
  }
}

function contentProblems(block: Json, at: string): readonly string[] {
  const content = listOf(block['content']);
  if (block['is_error'] === true && content.some((one) => one['type'] !== 'text'))
    return [`${at}: an error result holds only text`];
  return content.flatMap((one) => blockProblems(one, at));
}

function imageProblems(block: Json, at: string): readonly string[] {
  const source = objectOf(block['source']);
  const data = textOf(source['data']);
  if (data.length > 5_242_880) return [`${at}: image exceeds 5 MB maximum`];
  const isPng = Buffer.from(data.slice(0, 16), 'base64').toString('latin1', 1, 4) === 'PNG';
  return source['media_type'] === 'image/png' && !isPng ? [`${at}: the image does not match the media type`] : [];
}

function orphans(messages: readonly Json[]): readonly string[] {
  return messages.flatMap((message, index) => {
    const calls = idsOf(messages.slice(Math.max(0, index - 1), index));
    return blocksOf(message).flatMap((block) =>
      block['type'] === 'tool_result' && !calls.includes(textOf(block['tool_use_id']))
        ? [`messages.${String(index)}: unexpected tool_use_id`]
        : [],
    );
  });
}

function marks(body: Json): readonly string[] {
  const marked = objectsIn(body).filter((one) => one['cache_control'] !== undefined);
  return [
    ...(marked.length > maxMarks ? ['a maximum of 4 blocks with cache_control may be provided'] : []),
    ...(marked.some((one) => one['type'] === 'thinking') ? ['cache_control cannot be set for thinking blocks'] : []),
  ];
}
