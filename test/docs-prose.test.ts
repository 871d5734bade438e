import { describe, expect, test } from 'vitest';
import { longProse } from '../scripts/prose.mjs';

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

describe('the length of sentences and list items', () => {
  test.each<readonly [claim: string, text: string, problems: number]>([
    ['a sentence of 30 words is accepted', `${words(30)}.`, 0],
    ['a sentence of 31 words is reported', `${words(31)}.`, 1],
    ['two sentences in a line are counted apart', `${words(30)}. ${words(30)}.`, 0],
    ['a sentence that ends with a quotation ends there', `"${words(20)}." ${words(20)}.`, 0],
    ['a list item of 61 words is reported', `- ${words(30)}. ${words(29)}. Two words.`, 1],
    ['a cell of a table is a text of its own', `| ${words(20)} | ${words(20)} |`, 0],
    ['a cell of 31 words is reported', `| name | ${words(31)} |`, 1],
    ['names in code that follow each other are one word', `${words(29)} \`a\`, \`b c\`, \`d\` and \`e\`.`, 0],
    ['an address of a link does not count', `${words(29)} [word](a.md#${'x'.repeat(99)}).`, 0],
    ['code blocks, quotations and comments do not count', `\`\`\`\n${words(40)}\n\`\`\`\n> ${words(40)}`, 0],
  ])('%s', (_claim, text, problems) => {
    expect(longProse(text)).toHaveLength(problems);
  });
});
