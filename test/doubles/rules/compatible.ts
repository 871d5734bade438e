import { type Json, listOf, objectOf, repeated, textOf } from './shape.js';

/** What servers with OpenAI's chat completions API answer 400 for; the strictest of them counts. */
export function compatibleProblems(body: Json): readonly string[] {
  const messages = listOf(body['messages']);
  const ids = messages.flatMap((message) => callsOf(message).map((call) => textOf(call['id'])));
  return [
    ...messages.flatMap((message, index) => messageProblems(message, messages, index)),
    ...repeated(ids).map((id) => `duplicate tool call id ${id}`),
  ];
}

const callsOf = (message: Json | undefined): readonly Json[] => listOf(message?.['tool_calls']);

function messageProblems(message: Json, messages: readonly Json[], index: number): readonly string[] {
  const at = `messages.${String(index)}`;
  const previous = messages[index - 1];
  switch (message['role']) {
    case 'tool':
      return typeof message['content'] === 'string' && isAnswered(message, messages, index)
        ? []
        : [`${at}: messages with role 'tool' must hold text and follow a message with 'tool_calls'`];
    case 'assistant':
      return assistantProblems(message, messages, index);
    case 'user':
      return previous?.['role'] === 'user' ? [`${at}: roles must alternate`] : emptyProblems(message, at);
    default:
      return [];
  }
}

function isAnswered(message: Json, messages: readonly Json[], index: number): boolean {
  const turn = messages.slice(0, index).findLast((one) => one['role'] === 'assistant');
  return callsOf(turn).some((call) => call['id'] === message['tool_call_id']);
}

function assistantProblems(message: Json, messages: readonly Json[], index: number): readonly string[] {
  const at = `messages.${String(index)}`;
  const calls = callsOf(message);
  const results = messages.slice(index + 1, index + 1 + calls.length).map((one) => textOf(one['tool_call_id']));
  return [
    ...(calls.length === 0 && textOf(message['content']).trim() === ''
      ? [`${at}: content or tool_calls is required`]
      : []),
    ...calls.flatMap((call) => [
      ...(results.includes(textOf(call['id'])) ? [] : [`${at}: tool call without a response right after it`]),
      ...(/^[A-Za-z0-9_-]{1,40}$/.test(textOf(call['id'])) ? [] : [`${at}: invalid tool call id`]),
      ...(/^[a-zA-Z0-9_-]{1,64}$/.test(textOf(objectOf(call['function'])['name']))
        ? []
        : [`${at}: invalid function name`]),
    ]),
  ];
}

function emptyProblems(message: Json, at: string): readonly string[] {
  const content = message['content'];
  const isEmpty = typeof content === 'string' ? content === '' : listOf(content).length === 0;
  return isEmpty ? [`${at}: empty content`] : [];
}
