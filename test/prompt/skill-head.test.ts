import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseMarkdown } from '../../src/prompt/formats/markdown.js';
import { readSkillHead, scanHead } from '../../src/prompt/skill-head.js';

const file = (...lines: string[]): string => ['---', ...lines, '---', 'Body.'].join('\n');

async function byLibrary(text: string) {
  const { name, description, whenToUse, argumentHint, modelInvocable, userInvocable, fork, paths } =
    await parseMarkdown('claude', 'SKILL.md', text);
  return { name, description, whenToUse, argumentHint, modelInvocable, userInvocable, fork, paths };
}

const plain = [
  ['description: Does it.'],
  ['name: a', 'description: Reads a "quoted" word, [brackets] and {braces}', 'license: MIT'],
  ['description: "in quotes: with a colon"', "when_to_use: 'single # no comment'"],
  ['description: x', 'disable-model-invocation: true', 'user-invocable: false', 'context: fork'],
  ['description: x', 'argument-hint: [pr] [depth]', 'allowed-tools: Read, Bash(git log:*)', 'version: 1.0'],
  ['description: trailing blanks   ', '', 'model: inherit'],
  ['description: é – “x” 𝄞'],
];

const notPlain = [
  ['description: >', '  folded'],
  ['description: a: b'],
  ['description: a # comment'],
  ['description: "esc\\n"'],
  ["description: 'it''s'"],
  ['description: 3'],
  ['description: yes'],
  ['description: null'],
  ['description: &a x'],
  ['description: x', 'paths: src/**'],
  ['description: x', 'metadata:', '  author: me'],
  ['description: x', 'description: y'],
  ['description: a', '  continued'],
  ['name: only'],
  ['description:'],
  ['description: x', 'user-invocable: maybe'],
];

describe('a head made of plain lines', () => {
  test.each(plain.map((lines) => [lines]))('%j is read as the library reads it', async (lines) => {
    const text = file(...lines);
    expect(scanHead(text)).toEqual(await byLibrary(text));
  });

  test.each(notPlain.map((lines) => [lines]))('%j is left to the library', (lines) => {
    expect(scanHead(file(...lines))).toBeNull();
  });

  test('reads every scanned head as the library does', async () => {
    const piece = fc.constantFrom(
      ...'abz019 :#-?[]{}&*!|>\'"%@`~,.\\+_eExn'.split(''),
      'true',
      'null',
      ': ',
      ' #',
      'é',
    );
    const value = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
    const key = fc.constantFrom(
      'name',
      'description',
      'when_to_use',
      'context',
      'user-invocable',
      'license',
      'argument-hint',
    );
    const lines = fc.array(fc.tuple(key, value), { minLength: 1, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(lines, async (pairs) => {
        const text = file('description: words', ...pairs.map(([name, written]) => `${name}: ${written}`));
        const scanned = scanHead(text);
        if (scanned !== null) expect(await byLibrary(text)).toEqual(scanned);
      }),
      { numRuns: 2_000 },
    );
  });
});

test.each([
  ['no frontmatter', 'Words of it.\nMore.\n\nNext.', 'Words of it.\nMore.'],
  ['a heading first', '---\nname: x\n---\n# Title\n\nWords.', 'Words.'],
  ['CRLF', '---\r\ndescription: d\r\n---\r\nBody', 'd'],
])('the description with %s', async (_case, text, description) => {
  expect((await readSkillHead('.claude/skills/x/SKILL.md', Buffer.from(text))).description).toBe(description);
});
