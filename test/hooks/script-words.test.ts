import { describe, expect, test } from 'vitest';
import { filesOfLine, filesOfWords } from '../../src/hooks/check-hooks.js';

const program = (path: string) => ({ program: null, files: [{ path, isProgram: true }] });
const script = (name: string, path: string) => ({ program: name, files: [{ path, isProgram: false }] });
const onlyProgram = (name: string) => ({ program: name, files: [] });
const unknown = { program: null, files: [] };

describe('filesOfLine', () => {
  test.each([
    ['.claude/hooks/a.sh', program('.claude/hooks/a.sh')],
    ['"$CLAUDE_PROJECT_DIR"/.claude/hooks/a.sh --fix', program('./.claude/hooks/a.sh')],
    ['$CLAUDE_PROJECT_DIR/.claude/a.sh', program('./.claude/a.sh')],
    [`"\${CLAUDE_PROJECT_DIR}/my hooks/a.sh" x`, program('./my hooks/a.sh')],
    ["'.claude/my hook.sh'", program('.claude/my hook.sh')],
    ['python3 .claude/hooks/a.py', script('python3', '.claude/hooks/a.py')],
    ['FORCE=1 node --no-warnings scripts/a.mjs x.js', script('node', 'scripts/a.mjs')],
    ['bash .claude/a.sh && rm x', script('bash', '.claude/a.sh')],
    ['deno run scripts/a.ts', script('deno', 'scripts/a.ts')],
    ['. ./env.sh; true', { program: null, files: [{ path: './env.sh', isProgram: false }] }],
    ['npx prettier --write .', onlyProgram('npx')],
    ['jq -r .tool_input.file_path | xargs prettier', onlyProgram('jq')],
    ['python3 -c "print(1)" a.py', onlyProgram('python3')],
    ['node -e "1" a.js', onlyProgram('node')],
    ['python3 -m black .', onlyProgram('python3')],
    ['[ -f a ] && ./b.sh', unknown],
    ['echo hello', unknown],
    ['$HOOK a', unknown],
    ['`which node` a.js', unknown],
    ['"$HOME/hook.sh"', unknown],
    ['~/hook.sh', unknown],
    ["'unclosed", unknown],
    ['', unknown],
  ])('%s', (line, expected) => {
    expect(filesOfLine(line)).toEqual(expected);
  });

  test('arguments that no shell expands are words', () => {
    expect(filesOfWords(['./a b.sh', '$X'])).toEqual(program('./a b.sh'));
  });
});
