/** The value of a JSON text; `undefined` if it is not valid JSON. For callers that do not report what is wrong. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
