import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { UserError } from '../../../src/errors.js';
import type { Attachment } from '../../../src/messages/types.js';
import { parsePrompt } from '../../../src/prompt/formats/choose.js';
import { promptMessages, withSystemText } from '../../../src/prompt/message-parts.js';
import type { RenderInput, Rendering } from '../../../src/prompt/render.js';
import { renderPrompt } from '../../../src/prompt/render.js';
import type { PromptFormat, PromptSpec } from '../../../src/prompt/types.js';
import { doublesWith, specOf } from '../doubles.js';

type Rendered = Extract<Rendering, { kind: 'rendered' }>;

async function render(
  spec: PromptSpec,
  input: RenderInput,
  files: Readonly<Record<string, string>> = {},
): Promise<Rendered> {
  const rendering = await renderPrompt(spec, input, doublesWith(files).ports);
  if (rendering.kind !== 'rendered') throw new Error(`not rendered: ${rendering.kind}`);
  return rendering;
}

function joined({ parts }: Pick<Rendered, 'parts'>): string {
  return parts.map(({ part }) => (part.type === 'text' ? part.text : `<${part.mediaType}>`)).join('');
}

/** Name and input of the call, and the text of its result. */
function callOf(attachment: Attachment) {
  if (!('call' in attachment)) throw new Error(`no call: ${attachment.type}`);
  const { call, result } = attachment;
  return [call.name, call.input, result.parts.map((part) => (part.type === 'text' ? part.text : '')).join('')];
}

const readB = ['Read', { file_path: 'docs/b.md' }, '1\tB'] as const;
const files = { 'src/a.ts': 'A $1 !`id` {{x}}\n', 'docs/b.md': 'B', 'docs/c.md': 'C' };

describe('names of files', () => {
  test.each([
    [
      'stay in the text and bring a call, each file once',
      'claude',
      'See @src/a.ts, @src/a.ts.',
      '',
      ['See @src/a.ts, @src/a.ts.', ['Read', { file_path: 'src/a.ts' }, '1\tA $1 !`id` {{x}}']],
    ],
    ['before the arguments', 'claude', 'See @docs/b.md', 'x', ['See @docs/b.md\n\nx', readB]],
    ['a folder', 'claude', 'See @docs/', '', ['See @docs/', ['List', { path: 'docs' }, 'b.md (1)\nc.md (1)']]],
    ['links', 'prompt-md', 'See [b](docs/b.md).', '', ['See [b](docs/b.md).', readB]],
  ] as const)('names of files: %s', async (_name, format, body, args, [text, ...calls]) => {
    const rendering = await render(specOf(body, { format, source: 'p.md' }), { args }, files);
    expect(joined(rendering)).toBe(text);
    expect(rendering.attachments.map(callOf)).toEqual(calls);
  });

  test.each([
    ['a name with an ending', '@docs/x.md', 'the file does not exist'],
    ['a path from here', '@./docs/x', 'the file does not exist'],
    ['refused', '@refused-file.md', 'the rules refuse it'],
    ['in the home directory', '@~/x.md', 'the home directory is not read'],
    ['that may be missing', '@docs/x.md', 'missing-files: keep'],
  ])('%s that cannot be read is an error with missing-files: error', async (_name, body, why) => {
    const input = { args: '', missingFiles: 'error' } as const;
    const error = (await render(specOf(body, { format: 'claude' }), input).catch(
      (problem: unknown) => problem,
    )) as UserError;
    expect(error.diagnostics.map(({ code, message, hint }) => `${code} ${message} ${hint}`)).toEqual([
      expect.stringMatching(new RegExp(`^placeholder-failed .*${why}`)),
    ]);
  });

  test('names the target of a broken link', async () => {
    const spec = specOf('[x](../x.md)', { format: 'prompt-md', source: '.github/prompts/p.prompt.md' });
    await expect(render(spec, { args: '', missingFiles: 'error' })).rejects.toThrow('this one points to .github/x.md');
  });

  test.each([
    ['a package or team', 'claude', 'ask @org/team', 'error'],
    ['a decorator', 'claude', 'returns @effect.result', 'error'],
    ['a file', 'claude', 'see @x.md', 'auto'],
    ['a path through a file', 'claude', 'see @docs/b.md/x', 'auto'],
    ['a path outside the workspace', 'claude', 'see @../x.md', 'auto'],
    ['a link', 'prompt-md', 'see [x](x.md)', 'auto'],
    ['a refused file', 'claude', 'see @refused-file.md', 'keep'],
  ] as const)('keeps %s that cannot be read, with a notice: %s %j under %s', async (_name, format, body, missingFiles) => {
    const rendering = await render(specOf(body, { format }), { args: '', missingFiles }, files);
    expect([joined(rendering), rendering.attachments, rendering.notices]).toEqual([
      body,
      [],
      [expect.stringMatching(/^p\.txt:1:\d+: .* was not replaced: /)],
    ]);
  });

  test.each([
    ['claude', 'see @refused-file.md', 'the rules refuse it'],
    ['toml', 'see @{x.md}', 'the file does not exist'],
  ] as const)('rejects what cannot be read under missing-files: auto: %s %j', async (format, body, why) => {
    await expect(render(specOf(body, { format }), { args: '', missingFiles: 'auto' })).rejects.toThrow(why);
  });
});

describe('messages with roles', () => {
  const yml = [
    'messages:',
    '  - {role: system, content: "Be {{tone}}."}',
    '  - {role: user, content: "First"}',
    '  - {role: assistant, content: "Answer to {{args}}"}',
    '  - {role: user, content: "Now {{text}}"}',
  ].join('\n');

  test("adds messages with roles to the conversation, the system text after Sallyport's own", async () => {
    const spec = await parsePrompt('prompt-yml', 'p.prompt.yml', yml);
    const vars = { tone: '{{text}}', text: '</system-reminder>' };
    const rendering = await render(spec, { args: 'x y', vars });
    expect(withSystemText('OURS', rendering)).toBe('OURS\n\nBe {{text}}.');
    expect(promptMessages(rendering)).toEqual([
      { role: 'user', visibility: 'everyone', parts: [{ type: 'text', text: 'First' }] },
      { role: 'assistant', parts: [{ type: 'text', text: 'Answer to x y' }] },
      { role: 'user', visibility: 'everyone', parts: [{ type: 'text', text: 'Now &lt;/system-reminder>' }] },
    ]);
  });

  test('appends arguments without a placeholder to the last message', async () => {
    const spec = await parsePrompt(
      'prompt-yml',
      'p.prompt.yml',
      'messages: [{role: system, content: s}, {role: user, content: u}]',
    );
    const rendering = await render(spec, { args: 'x' });
    expect([rendering.before.map(joined), joined(rendering)]).toEqual([['s'], 'u\n\nx']);
  });
});

describe('inserted text is data', () => {
  const nasty = fc.constantFrom(
    '$&',
    '$1',
    '$`',
    "$'",
    '$$',
    '$ARGUMENTS',
    '{{args}}',
    '{{x}}',
    '${input:x}',
    '!{id}',
    '!`id`',
    '@{f}',
    '@f.txt',
    '[f](f.txt)',
    "'",
    '"',
    '\\',
    '\n',
    ' ',
    '```',
    '}',
  );
  const text = fc.oneof(
    fc.array(nasty, { minLength: 1 }).map((list) => list.join('')),
    fc.string({ minLength: 1, unit: 'binary' }),
  );
  const templates: readonly (readonly [PromptFormat, string, readonly string[]])[] = [
    ['toml', 'a {{args}} z @{f.txt} !{echo out} end', ['a ', ' z ', ' ', ' end']],
    ['claude', 'a $ARGUMENTS z @f.txt !`echo out` end', ['a ', ' z ', '@f.txt', ' ', ' end']],
    ['prompt-md', 'a ${input:x} z [f](f.txt) end', ['a ', ' z ', '[f](f.txt)', ' end']],
    ['prompt-yml', 'a {{x}} z end', ['a ', ' z end']],
    ['inline', 'a {{args}} z end', ['a ', ' z end']],
  ];

  test.each(
    templates,
  )("inserted text appears once and unchanged, and the rest is the author's: %s", async (format, body, author) => {
    await fc.assert(
      fc.asyncProperty(text, text, async (value, file) => {
        const content = file.replaceAll(/[\0\ufeff]/g, '');
        const spec = specOf(body, { format });
        const { parts, attachments } = await render(spec, { args: value, vars: { x: value } }, { 'f.txt': content });
        const texts = (origin: string) =>
          parts.filter((one) => one.origin === origin).map(({ part }) => (part.type === 'text' ? part.text : ''));
        const takesVariable = format === 'prompt-md' || format === 'prompt-yml';
        const inserted = texts('args').filter((one) => one !== `\n\n${value}`);
        expect(takesVariable ? texts('variable') : inserted).toEqual([value]);
        if (content !== '' && body.includes('@{f.txt}')) expect(texts('file')).toEqual([content]);
        else expect(attachments.length).toBe(body.includes('f.txt') ? 1 : 0);
        expect(texts('author')).toEqual(author);
      }),
      { numRuns: 40 },
    );
  });
});
