const name = 'search';
const maxRanges = 2_000;

/** Marks the words where they are shown, without changing the document. Returns the element with the first one. */
export function highlight(root: Element, words: readonly string[]): Element | null {
  if (!('highlights' in CSS)) return null;
  CSS.highlights.delete(name);
  if (words.length === 0) return null;
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null && ranges.length < maxRanges; node = texts.nextNode())
    ranges.push(...rangesIn(node, words));
  if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
  return ranges[0]?.startContainer.parentElement ?? null;
}

function rangesIn(node: Node, words: readonly string[]): readonly Range[] {
  const text = (node.nodeValue ?? '').toLowerCase();
  // Some letters have another length in lower case, and then the positions do not fit.
  if (text.length !== node.nodeValue?.length) return [];
  return words.flatMap((word) => {
    const ranges: Range[] = [];
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
      const range = new Range();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      ranges.push(range);
    }
    return ranges;
  });
}
