import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { completion } from '../../src/commands/completion.js';
import { commands } from '../../src/commands/flags.js';
import { parseInvocation } from '../../src/commands/parse.js';
import { UserError } from '../../src/errors.js';
import { aFolder } from '../doubles/place.js';
import { aStdio } from '../doubles/stdio.js';

function scriptFor(...shell: readonly string[]): string {
  const out: string[] = [];
  completion(parseInvocation('completion', shell), {
    environment: {},
    directory: '/',
    home: '/',
    temporary: '/',
    stdio: aStdio({ out: (text) => void out.push(text) }),
    program: '',
    onRunner: false,
    signal: new AbortController().signal,
  });
  return out.join('');
}

/** What a real bash offers for the last of these words. */
function offeredByBash(words: readonly string[]): readonly string[] {
  const script = `${scriptFor('bash')}COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _sallyport; printf '%s\\n' "\${COMPREPLY[@]}"`;
  const output = execFileSync('bash', ['--norc', '-c', script, 'bash', ...words], { cwd: aFolder(), encoding: 'utf8' });
  return output.split('\n').filter((line) => line !== '');
}

describe('sallyport completion', () => {
  test.each<[readonly string[], readonly string[]]>([
    [
      ['sallyport', 're'],
      ['render', 'report'],
    ],
    [['sallyport', 'run', '--max-turn'], ['--max-turns']],
    [['sallyport', 'doctor', '--s'], ['--strict']],
    [['sallyport', 'run', 'src/'], []],
    [['sallyport', 'unknown', '--'], []],
  ])('bash completes %j to %j', (words, expected) => {
    expect(offeredByBash(words)).toEqual(expected);
  });

  test('bash offers every command', () => {
    expect(offeredByBash(['sallyport', ''])).toEqual([...commands.map(({ name }) => name), '--help', '--version']);
  });

  test('zsh uses the script for bash', () => {
    expect(scriptFor('zsh')).toBe(`autoload -U +X bashcompinit && bashcompinit\n${scriptFor('bash')}`);
  });

  test('fish gets a line for each command and flag', () => {
    const lines = scriptFor('fish').trimEnd().split('\n');
    expect(lines).toHaveLength(commands.reduce((sum, { flags }) => sum + flags.length + 1, 0));
    expect(lines).toContain(
      "complete -c sallyport -n '__fish_seen_subcommand_from doctor' -l strict -d 'exit code 1 for warnings too'",
    );
    // Outside of quotes nothing but these signs: a text of the help cannot end its quotes.
    for (const line of lines) expect(line.replaceAll(/'(?:[^'\\]|\\.)*'/g, '')).toMatch(/^[\w\s-]*$/);
  });

  test.each([
    [[], 'the shell is missing'],
    [['bsh'], 'did you mean bash?'],
  ])('rejects %j', (shell, words) => {
    const error = (() => {
      try {
        return scriptFor(...shell);
      } catch (problem) {
        return problem;
      }
    })();
    expect(error).toBeInstanceOf(UserError);
    expect(String(error)).toContain(words);
  });
});
