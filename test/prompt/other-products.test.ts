import { describe, expect, test } from 'vitest';
import { createFileSystem } from '../../src/platform/files/file-system.js';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import { loadCommand } from '../../src/prompt/find.js';
import { chooseFormat, parsePrompt } from '../../src/prompt/formats/choose.js';
import { rawInvocation } from '../../src/prompt/pick.js';
import { renderPrompt } from '../../src/prompt/render.js';
import { workingTreeSource } from '../../src/prompt/working-tree-source.js';
import { runCli } from '../doubles/cli.js';
import { aFolder } from '../doubles/place.js';
import { doublesWith } from './doubles.js';

interface Rendered {
  readonly text: string;
  readonly read: readonly unknown[];
  readonly notices: number;
}

const files = {
  'a.txt': 'A',
  Makefile: 'all:',
  'docs/b.md': 'B',
  '.claude/skills/s/ref.md': 'R',
  'ref.md': 'root',
  'src/app/[locale]/(auth)/page.tsx': 'p',
  'src/(g)/$id/a.ts': 'g',
  '[slug]/{x}.ts': 's',
  'src/a': 'a',
  'src/a,b;c#d.ts': 'l',
};

/** The text that the model receives, and the calls that precede it. */
async function rendered(path: string, text: string, args: string): Promise<Rendered> {
  const spec = await parsePrompt(chooseFormat(path), path, text);
  const input = { args, rawInvocation: rawInvocation('s', args) };
  const rendering = await renderPrompt(spec, input, doublesWith(files).ports);
  if (rendering.kind !== 'rendered') throw new Error(`not rendered: ${rendering.kind}`);
  return {
    text: rendering.parts.map(({ part }) => (part.type === 'text' ? part.text : '')).join(''),
    read: rendering.attachments.map((attachment) => ('call' in attachment ? attachment.call.input : attachment)),
    notices: rendering.notices.length,
  };
}

const command = '.claude/commands/s.md';
const skill = '.claude/skills/s/SKILL.md';
const script = "```bash\nps aux | awk '{print $1, $2}'\n```";

describe("arguments of Claude's files", () => {
  test.each([
    ['a price', command, 'Keep costs under $5.', 'add tests', 'Keep costs under $5.\n\n/s add tests'],
    ['a price with as many words', skill, 'It saves $2 a day.', 'a b', 'It saves $2 a day.\n\n/s a b'],
    ['awk in a block', skill, script, 'staging now', `${script}\n\n/s staging now`],
    ['awk in a span', command, "Use `awk '{print $1}'` on $ARGUMENTS", 'x', "Use `awk '{print $1}'` on x"],
    ['a block next to all arguments', command, `Kill $ARGUMENTS\n${script}`, 'x y', `Kill x y\n${script}`],
    ['SQL', skill, '```sql\nVALUES ($1, $2)\n```', 'a', '```sql\nVALUES ($1, $2)\n```\n\n/s a'],
    ['SQL with as many words', skill, '```sql\nVALUES ($1, $2)\n```', 'a b', '```sql\nVALUES ($1, $2)\n```\n\n/s a b'],
    ['a function of a shell', skill, '```bash\nf() { x="$1"; }\n```', 'a b', '```bash\nf() { x="$1"; }\n```\n\n/s a b'],
    ['an option that is described', skill, '---\narguments:\n  - name: --dsl\n---\nGo', 'x', 'Go\n\n/s x'],
    ['all arguments in a block', command, '```\nrun $ARGUMENTS\n```', 'a b', '```\nrun a b\n```'],
    ['a shell line over two lines', command, 'Log: !`echo a\necho b`', '', 'Log: a\nb'],
    ['a path in the output of a command', command, 'Log: !`printf "@a.txt"`', '', 'Log: @a.txt'],
    ['numbers in the older style', command, 'Fix $1 for $2', '12 "b c"', 'Fix 12 for b c'],
    ['numbers in the current style', command, 'Fix $0 for $1, $2', 'a b', 'Fix a for b, $2'],
    ['declared names', skill, '---\narguments: [issue, prio]\n---\nFix $issue then $1', '12 high', 'Fix 12 then high'],
    ['a name without a word', skill, '---\narguments: [a, b]\n---\nFix $b', '12', 'Fix \n\n/s 12'],
    ['described names', skill, '---\narguments:\n  - name: p\n---\nP="$p"', 'x', 'P="$p"\n\n/s x'],
    ['a word without a number', command, 'Fix $3 not $1', 'a', 'Fix $3 not a'],
    ['an apostrophe', command, '[$1] [$2] [$3]', `it's "big one" x`, "[it's] [big one] [x]"],
    ['an open quote', command, '[$1] [$2]', '"a b', '["a] [b]'],
    ['a command without a word', command, 'Log: !`printf "%s" "x"`', 'v2', 'Log: x\n\n/s v2'],
  ])("arguments of Claude's files: %s", async (_name, path, text, args, expected) => {
    expect((await rendered(path, text, args)).text).toBe(expected);
  });
});

describe("opencode's commands", () => {
  test.each([
    ['all arguments', 'Fix $ARGUMENTS', 'a b', 'Fix a b'],
    ['the last number takes the rest', 'Fix $1 in $2', 'a b c d', 'Fix a in b c d'],
    ['a shell line', 'Log: !`echo x`', '', 'Log: x'],
  ])("opencode's commands: %s", async (_name, text, args, expected) => {
    expect((await rendered('.opencode/commands/s.md', text, args)).text).toBe(expected);
    expect((await rendered('.opencode/command/s.md', text, args)).text).toBe(expected);
  });

  test('a file, the model and the agent plan, which changes nothing', async () => {
    const text = '---\nagent: plan\nmodel: anthropic/x\n---\nSee @a.txt';
    const spec = await parsePrompt('claude', '.opencode/command/s.md', text);
    expect(spec).toMatchObject({ model: 'anthropic/x', disallowedTools: ['Edit', 'Write'], notices: [] });
    expect((await rendered('.opencode/command/s.md', text, '')).read).toEqual([{ file_path: 'a.txt' }]);
  });

  const reviewer = '---\ndescription: d\nmodel: anthropic/y\ntools: { bash: false }\n---\nCosts $1. Be strict.';
  test.each<readonly [claim: string, files: Readonly<Record<string, string>>, expected: object]>([
    [
      'its instructions, model and restrictions',
      { '.opencode/agents/reviewer.md': reviewer },
      { instructions: 'Costs $1. Be strict.', model: 'anthropic/y', disallowedTools: ['Bash'], notices: [] },
    ],
    [
      'those of the other folder',
      { '.opencode/agent/reviewer.md': reviewer },
      { instructions: 'Costs $1. Be strict.', disallowedTools: ['Bash'] },
    ],
    [
      'nothing without its file, with a notice',
      {},
      { model: null, notices: [expect.stringContaining('the agent reviewer has no effect') as string] },
    ],
  ])('a command with an agent of the project gets %s', async (_claim, files, expected) => {
    const root = aFolder({ '.opencode/commands/c.md': '---\nagent: reviewer\n---\nReview $1.', ...files });
    const project = workingTreeSource(createFileSystem({ root, guard: () => null }), createPathFacts(root, root));
    expect(await loadCommand('c', { project })).toMatchObject({ body: 'Review $1.', ...expected });
  });

  test('the instructions of an agent are a message before the prompt, and no template', async () => {
    const files = {
      '.opencode/commands/c.md': '---\nagent: reviewer\n---\nReview $1.',
      '.opencode/agents/reviewer.md': reviewer,
    };
    const { stdout } = await runCli(['render', '--command', 'c', '--args', 'x'], {
      cwd: aFolder(files),
      inProcess: true,
    });
    expect(stdout).toMatch(/Costs \$1\. Be strict\.[\s\S]*Review x\./);
  });
});

describe('a skill of a product without placeholders', () => {
  const text = 'Use $1, $ARGUMENTS, {{args}}, !`id`, !{id}, @{a.txt}, @a.txt and @references/none.md.';
  test.each([
    '.agents/skills/s/SKILL.md',
    '.github/skills/s/SKILL.md',
    '.gemini/skills/s/SKILL.md',
    '.qwen/skills/s/SKILL.md',
    '.opencode/skills/s/SKILL.md',
    '.opencode/skill/s/SKILL.md',
    '.codex/skills/s/SKILL.md',
    '.pi/skills/s/SKILL.md',
    'api/.agents/skills/s/SKILL.md',
  ])('%s is given as it is, with the arguments after it', async (path) => {
    expect(await rendered(path, text, 'one two')).toEqual({ text: `${text}\n\n/s one two`, read: [], notices: 0 });
    expect(await rendered(path, text, '')).toEqual({ text, read: [], notices: 0 });
  });
});

describe("files that Claude's files mention", () => {
  test.each([
    ['next to the skill first', skill, 'See @ref.md', [{ file_path: '.claude/skills/s/ref.md' }], 0],
    ['then in the workspace', skill, 'See @a.txt', [{ file_path: 'a.txt' }], 0],
    ['from the workspace in a command', command, 'See @ref.md', [{ file_path: 'ref.md' }], 0],
    ['a file without an extension', command, 'See @Makefile, @alice', [{ file_path: 'Makefile' }], 0],
    ['a folder without a slash', command, 'See @docs', [{ path: 'docs' }], 0],
    ['a missing file', skill, 'See @references/none.md', [], 1],
    ['a missing package', skill, 'Types in @types/node/index.d.ts', [], 1],
    [
      'folders with brackets',
      command,
      'See @src/app/[locale]/(auth)/page.tsx, @src/(g)/$id/a.ts. (@[slug]/{x}.ts)',
      [
        { file_path: 'src/app/[locale]/(auth)/page.tsx' },
        { file_path: 'src/(g)/$id/a.ts' },
        { file_path: '[slug]/{x}.ts' },
      ],
      0,
    ],
    [
      'the longest path that exists',
      command,
      'See @src/a,b;c#d.ts, @src/a,e.ts',
      [{ file_path: 'src/a,b;c#d.ts' }, { file_path: 'src/a' }],
      0,
    ],
    ['a missing folder with brackets', command, 'See @src/[none]/a.ts and @src/{a,b}.ts', [], 2],
    ['a pattern', command, 'See @src/* and @src/**/*.ts, @config/app.{js,ts}', [], 3],
    ['a path with an argument', skill, 'See @src/$none', [], 1],
    ['a pattern in code', command, 'See `@src/*` (@src/a)', [{ file_path: 'src/a' }], 0],
    ['the argument of a decorator', command, 'Use @app.get("/x") and @retry(3)', [], 0],
    ['a decorator', skill, 'Remove @pytest.mark.asyncio', [], 1],
  ])("files that Claude's files mention: %s", async (_name, path, text, read, notices) => {
    expect(await rendered(path, text, '')).toEqual({ text, read, notices });
  });
});
