// Which sentences and list items of a Markdown page are too long to be read at once.
const maxSentence = 30;
const maxItem = 60;

/** Problems of one page: sentences of more than 30 words and list items of more than 60, outside of code and quotations. */
export function longProse(text) {
  const lines = text
    .replace(/^(`{3,})[^\n]*\n.*?^\1$/gms, '')
    .replace(/^( *)(`{3,})[^\n]*\n.*?^\1\2$/gms, '')
    .replace(/<!--.*?-->/gs, '')
    .split('\n')
    .filter((line) => !/^>|^#/.test(line));
  return lines.flatMap((line) => [...longItems(line), ...piecesOf(line).flatMap(longSentences)]);
}

const longItems = (line) => {
  const count = /^\s*(?:[-*]|\d+\.) /.test(line) ? wordsOf(line) : 0;
  return count > maxItem ? [`a list item of ${count} words, more than ${maxItem}: ${line.trim().slice(0, 60)}…`] : [];
};

/** A paragraph or a list item, or the cells of a row of a table. */
const piecesOf = (line) => (line.startsWith('|') ? line.split(/(?<!\\)\|/) : [line]);

const longSentences = (piece) =>
  plain(piece)
    .split(/(?<=[.!?][)"*]*)\s+/)
    .filter((sentence) => wordsOf(sentence) > maxSentence)
    .map((found) => `a sentence of ${wordsOf(found)} words, more than ${maxSentence}: ${found.trim().slice(0, 60)}…`);

/** A link is its text; names in code that follow each other are one word, since nobody reads a list of them as a sentence. */
const plain = (text) =>
  text
    .replace(/\[([^\]]*)\]\([^)\s]*\)/g, '$1')
    .replace(/(?:`[^`]+`(?:, (?:and |or )?| and | or )?)+/g, (names) => `CODE${/[ ,]$/.test(names) ? ' ' : ''}`);

const wordsOf = (text) =>
  plain(text)
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
