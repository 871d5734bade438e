/** A number is neither part of a longer one nor a fraction; escapes are skipped, so that quotes delimit texts. */
const candidates = /\\.|"|(?<![\d.eE+-])-?\d{16,}(?![\d.eE])/gs;

/**
 * Parses JSON. A whole number that JavaScript would round, such as an id of 64 bits, becomes a text with all of its
 * digits: two rows could get the same id otherwise. Throws SyntaxError.
 */
export function parseExactJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  if (!/\d{16}/.test(text)) return value;
  let isInText = false;
  const exact = text.replace(candidates, (numeral) => {
    if (numeral === '"') isInText = !isInText;
    const isNumber = !isInText && /\d$/.test(numeral) && !numeral.startsWith('\\');
    return isNumber && !Number.isSafeInteger(Number(numeral)) ? `"${numeral}"` : numeral;
  });
  return JSON.parse(exact);
}

/** The same for a number of YAML that was read as a bigint. */
export function exactNumber(_key: unknown, value: unknown): unknown {
  if (typeof value !== 'bigint') return value;
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}
