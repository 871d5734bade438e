/** Only signs of quotes and lists stand before it in its line. */
export function beginsLine(text: string, at: number): boolean {
  return /(?:^|\n)[ \t>*+\-\d.)]*$/.test(text.slice(Math.max(0, at - 200), at));
}

/** Nothing stands before it in its line, so that what begins here is a block of HTML up to its own end. */
export function beginsBareLine(text: string, at: number): boolean {
  return /(?:^|\n) {0,3}$/.test(text.slice(Math.max(0, at - 4), at));
}
