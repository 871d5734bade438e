import { type Json, listOf, objectOf, textOf } from './shape.js';

const name = /^[A-Za-z_][A-Za-z0-9_.:-]{0,63}$/;

/** What Gemini's API answers 400 for. */
export function googleProblems(body: Json): readonly string[] {
  const contents = listOf(body['contents']);
  return [
    ...(contents[0]?.['role'] === 'user' ? [] : ['contents must begin with a user turn']),
    ...(contents.at(-1)?.['role'] === 'user' ? [] : ['contents must end with a user turn']),
    ...(listOf(body['tools']).some((tool) => 'googleSearch' in tool && 'functionDeclarations' in tool)
      ? ['Tool use with function calling is unsupported']
      : []),
    ...contents.flatMap((content, index) => contentProblems(content, contents[index + 1], index)),
  ];
}

const partsOf = (content: Json | undefined): readonly Json[] => listOf(content?.['parts']);
const namesIn = (content: Json | undefined, key: string): readonly string[] =>
  partsOf(content).flatMap((part) => (part[key] === undefined ? [] : [textOf(objectOf(part[key])['name'])]));

function contentProblems(content: Json, next: Json | undefined, index: number): readonly string[] {
  const at = `contents[${String(index)}]`;
  const parts = partsOf(content);
  const calls = namesIn(content, 'functionCall');
  const first = parts.find((part) => part['functionCall'] !== undefined);
  return [
    ...(parts.length === 0 ? [`${at}: must include at least one part`] : []),
    ...parts.flatMap((part) => partProblems(part, at)),
    ...(calls.length > 0 && calls.join() !== namesIn(next, 'functionResponse').join()
      ? [`${at}: the number of function response parts must equal the number of function call parts`]
      : []),
    ...(first !== undefined && textOf(first['thoughtSignature']) === ''
      ? [`${at}: function call is missing a thought_signature`]
      : []),
  ];
}

function partProblems(part: Json, at: string): readonly string[] {
  const response = objectOf(part['functionResponse']);
  const called = textOf(objectOf(part['functionCall'])['name']);
  return [
    ...(Object.keys(part).length === 0 || part['text'] === '' ? [`${at}: empty part`] : []),
    ...(part['functionCall'] === undefined || name.test(called) ? [] : [`${at}: invalid function name`]),
    ...(part['functionResponse'] === undefined || Object(response['response']) === response['response']
      ? []
      : [`${at}: function_response.response must be an object`]),
  ];
}
