import { describe, expect, test } from 'vitest';
import { isPlainLine } from '../../src/pipeline/second-parse.js';
import { createSecondParser } from '../../src/platform/process/second-parser.js';

describe('isPlainLine', () => {
  test.each([
    'git log --oneline -5',
    'git log --format=\'%h %s\' | head -3 && echo "done $USER" # 3',
    'cd src; \\ls -l',
    'npm test 2>&1 | tail -40',
    'grep -c x < a.txt > /dev/null',
    'find . -name *.ts -exec wc -l {} +',
    'find . -name x -exec wc -l {} \\;',
  ])('recognizes %j as plain', (text) => {
    expect(isPlainLine(text)).toBe(true);
  });

  test.each([
    '(ls)',
    '((1))',
    'echo $(ls)',
    'echo `ls`',
    'cat <<E\nx\nE',
    'cat <<<x',
    'diff <(ls) a',
    'a[1]=2 ls',
    'a=(b)',
    'echo ${a}',
    'echo "$a[1]"',
    'echo $((1))',
    'if ls',
    'let a',
    'x | time ls',
    '{ ls',
    'echo {a,b}',
    'ls\nls',
    'echo "a',
    "echo 'a",
    'echo a\\',
    'echo !x',
    'ls &',
    'echo a#b',
    "$'a'",
    '[[ a ]]',
  ])('leaves %j to the second parser', (text) => {
    expect(isPlainLine(text)).toBe(false);
  });

  test('the second parser never objects to a random line that is recognized as plain', async () => {
    const pieces = [
      'a',
      '-x',
      '/b',
      "'c d'",
      '"e $f"',
      '\\;',
      '{}',
      '$g',
      '|',
      '||',
      '&&',
      ';',
      ' ',
      ' ',
      ' ',
      '> h',
      '2>&1',
    ];
    const parser = createSecondParser();
    let seed = 7;
    const next = (below: number): number => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      return Math.floor((seed / 2_147_483_648) * below);
    };
    const objections: string[] = [];
    let loaded = 0;
    for (let at = 0; at < 1200; at += 1) {
      const text = Array.from({ length: 1 + next(9) }, () => pieces[next(pieces.length)]).join('');
      // The first parser refuses an operator without a command, so the second never sees it.
      const complete = text.split(/ *(?:\|\|?|&&|;) */).every((part) => /\S/.test(part));
      if (!isPlainLine(text) || !complete) continue;
      loaded += 1;
      const objection = await parser.objection(text);
      if (objection !== null) objections.push(`${text}: ${objection}`);
    }
    expect(loaded).toBeGreaterThan(30);
    expect(objections).toEqual([]);
  });
});
