import { describe, expect, test } from 'vitest';
import { createSecondParser } from '../../../src/platform/process/second-parser.js';

const parser = createSecondParser();

describe('what the second parser takes', () => {
  test.each([
    ['a command', 'git log --oneline -3'],
    ['a list with a subshell', '(cd src && ls) | head -3; echo "$?"'],
    ['quotes', `echo 'it'\\''s' "a $b" $'c\\n'`],
    ['a here-document', "cat <<'E'\n$(id)\nE"],
    ['a condition', 'if [[ $a =~ ^x ]]; then ls; else pwd; fi'],
    ['a loop', 'for f in a b; do wc -l "$f"; done'],
    ['substitutions', 'diff <(ls a) <(ls b); echo $(ls) $((1 + 2)) ${x:-y}'],
    ['letters beyond ASCII', 'echo é 漢 🙂'],
    ['nothing', ''],
  ])('the second parser accepts %s', async (_name, text) => {
    expect(await parser.objection(text)).toBeNull();
  });
});

describe('what it objects to', () => {
  test.each([
    ['a word glued to an array, whose substitution the first parser once lost', 'a=($(id))b c', 'arrays'],
    ['a here-document in arithmetic', "((a <<'E'\nx\nE\n))", 'arithmetic'],
    ['a here-document in a subscript', 'a[<<E]=1\n$(id)\nE', 'expression'],
    ['an unclosed here-document', 'cat <<E\nx', 'unclosed here-document'],
    ['an open quote', 'echo "a', 'quote'],
    ['a stray keyword', 'fi', '`fi`'],
    ['a missing command', 'ls &&', '`&&`'],
  ])('the second parser objects to %s', async (_name, text, why) => {
    expect(await parser.objection(text)).toContain(why);
  });

  test('the reason of an objection is one line of bounded length', async () => {
    const objection = await parser.objection(`echo \${a${'\n'.repeat(50)}${'x'.repeat(5000)}`);
    expect(objection).not.toBeNull();
    expect(objection).not.toContain('\n');
    expect((objection ?? '').length).toBeLessThanOrEqual(200);
  });
});

test('parallel checks get their own answers', async () => {
  const texts = Array.from({ length: 30 }, (_, at) => (at % 2 === 0 ? `echo ${String(at)}` : `echo ${String(at)} (`));
  const fresh = createSecondParser();
  const answers = await Promise.all(texts.map((text) => fresh.objection(text)));
  expect(answers.map((answer) => answer === null)).toEqual(texts.map((_, at) => at % 2 === 0));
});

test('a cached answer is the same answer', async () => {
  const fresh = createSecondParser();
  const asked = async () => [await fresh.objection('ls'), await fresh.objection('ls (')];
  expect(await asked()).toEqual(await asked());
});

test('texts that share an instance get the answers that they get alone', async () => {
  const long = 'a;'.repeat(4000);
  const mixed = [
    'ls | wc',
    long,
    'echo $(id',
    '$(a)'.repeat(200),
    "cat <<'E'\n$(id)\nE",
    'fi',
    long.slice(0, 2900),
    '"',
  ];
  const texts = Array.from({ length: 60 }, (_, at) => `${mixed[at % mixed.length] ?? ''} # ${String(at)}`);
  const shared = createSecondParser();
  const together: (string | null)[] = [];
  for (const text of texts) together.push(await shared.objection(text));
  const alone = await Promise.all(mixed.map((text) => createSecondParser().objection(`${text} # 1`)));
  expect(together).toEqual(texts.map((_, at) => alone[at % mixed.length]));
});
