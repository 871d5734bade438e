import { type Json, listOf, objectOf, repeated, textOf } from './shape.js';

const id = /^[A-Za-z0-9_-]{1,64}$/;
const name = /^[a-zA-Z0-9_-]{1,64}$/;

/** What OpenAI's Responses API answers 400 for. */
export function openaiProblems(body: Json): readonly string[] {
  const items = listOf(body['input']);
  const ofType = (type: string) => items.filter((item) => item['type'] === type);
  const calls = ofType('function_call').map((item) => textOf(item['call_id']));
  const outputs = ofType('function_call_output').map((item) => textOf(item['call_id']));
  return [
    ...ofType('compaction_trigger')
      .filter((item) => item !== items.at(-1))
      .map(() => 'compaction_trigger: must be the final input item'),
    ...items.flatMap((item, index) => itemProblems(item, items[index + 1], index)),
    ...calls.flatMap((call) => (outputs.includes(call) ? [] : [`No tool output found for function call ${call}`])),
    ...outputs.flatMap((call) => (calls.includes(call) ? [] : [`No tool call found for function call output ${call}`])),
    ...repeated(calls).map((call) => `Duplicate call_id ${call}`),
    ...repeated(outputs).map((call) => `Duplicate output for ${call}`),
    ...listOf(body['tools']).flatMap(({ type }) =>
      type === 'function' || type === 'web_search' ? [] : [`Invalid value: '${textOf(type)}' of tools.type`],
    ),
    ...(listOf(body['tools']).length > 128 ? ['too many tools'] : []),
  ];
}

function itemProblems(item: Json, next: Json | undefined, index: number): readonly string[] {
  const at = `input[${String(index)}]`;
  switch (item['type']) {
    case 'function_call':
      return [
        ...(id.test(textOf(item['call_id'])) ? [] : [`${at}.call_id: invalid`]),
        ...(name.test(textOf(item['name'])) ? [] : [`${at}.name: does not match the pattern`]),
      ];
    case 'reasoning':
      return [
        ...(next === undefined || ['user', 'developer'].includes(textOf(next['role']))
          ? [`${at}: reasoning was provided without its required following item`]
          : []),
        ...(textOf(item['encrypted_content']) === '' ? [`${at}: item not found, since items are not stored`] : []),
      ];
    case 'compaction':
      return [item['id'], item['encrypted_content']].every((value) => textOf(value) !== '')
        ? []
        : [`${at}: a compaction item needs its id and its encrypted content`];
    case 'function_call_output':
      return item['output'] === null || item['output'] === undefined ? [`${at}.output: required`] : [];
    default:
      return listOf(item['content']).flatMap((part) => partProblems(part, at));
  }
}

function partProblems(part: Json, at: string): readonly string[] {
  if (part['type'] !== 'input_image') return [];
  const url = textOf(objectOf(part)['image_url']);
  return /^data:image\/(png|jpeg|webp|gif);base64,/.test(url) ? [] : [`${at}: invalid image`];
}
