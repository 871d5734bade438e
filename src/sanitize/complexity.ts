/** GitHub's limit for a body is 65,536 characters. */
export const maxCharacters = 70_000;

const deepLine = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;

/** The parser's time is quadratic in emphasis, brackets and nesting. The limits keep it within about a second. */
export function isTooComplex(text: string): boolean {
  if (text.length > maxCharacters || deepLine.test(text)) return true;
  let cost = 0;
  for (const block of text.split(/\n[ \t]*\n/)) {
    cost += 25 * (block.match(/[*_~]+/g)?.length ?? 0) ** 2 + (block.match(/[[\]]/g)?.length ?? 0) ** 2;
  }
  return cost > 100_000_000;
}
