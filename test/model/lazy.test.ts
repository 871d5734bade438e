import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Modules that are loaded with this one: its value imports without `await import()`. */
function loadedWith(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const source = readFileSync(file, 'utf8');
  for (const [, clause = '', target = ''] of source.matchAll(/^(?:import|export) (?!type )([^;]*?)from '([^']+)'/gms)) {
    const types =
      /^\{[^}]*\}\s*$/.test(clause) &&
      clause
        .replace(/[{}]/g, '')
        .split(',')
        .every((name) => /^\s*(type .*)?$/.test(name));
    if (types) continue;
    if (!target.startsWith('.')) seen.add(target);
    else loadedWith(join(dirname(file), target.replace(/\.js$/, '.ts')), seen);
  }
  return seen;
}

const source = (path: string) => join(import.meta.dirname, '../../src', path);
const packages = (path: string) => [...loadedWith(source(path))].filter((name) => !existsSync(name)).sort();

test('choosing a model loads no package and no port', () => {
  expect(packages('model/choose.ts')).toEqual([]);
  expect([...loadedWith(source('model/choose.ts'))].some((name) => name.includes('/host/'))).toBe(false);
});

test.each([
  ['model/families/anthropic.ts', []],
  ['model/provider/provider.ts', []],
  ['model/retry.ts', []],
  ['model/script/script.ts', ['zod/mini']],
  ['platform/net/fetch.ts', []],
])('%s loads %j', (path, names) => {
  expect(packages(path)).toEqual(names);
});

/** What the two entries load. */
const atStart = new Set(['cli.ts', 'action.ts'].flatMap((path) => [...loadedWith(source(path))]));

test.each(['cli.ts', 'action.ts'])('%s loads no package but zod/mini', (entry) => {
  expect(packages(entry).filter((name) => !name.startsWith('node:'))).toEqual(['zod/mini']);
});

test.each([
  [
    'how prompt files and commands are found and read',
    ['prompt/find.ts', 'prompt/load.ts', 'prompt/formats/choose.ts'],
  ],
  ['how skills are read', ['prompt/skills.ts', 'job/input/listed-skills.ts', 'job/conversation/skills.ts']],
  ['kinds of writes to GitHub', ['github-writes/kinds.ts', 'github-writes/kind.ts']],
  ['frontmatter of instructions', ['prompt/formats/frontmatter.ts', 'prompt/formats/fields.ts']],
  ['what follows a turn with calls', ['agent/turn-calls.ts', 'agent/repeats.ts']],
  [
    'how answers of one provider are read',
    ['model/families/anthropic-events.ts', 'model/families/compatible-events.ts'],
  ],
  [
    'connections to providers, which a script does not need',
    ['model/connect.ts', 'model/provider/provider.ts', 'platform/net/fetch.ts'],
  ],
  ['how commands end', ['tools/bash/bash-result.ts', 'tools/bash/bash-background.ts']],
  ['sub-agents', ['job/conversation/sub-agent.ts', 'job/conversation/task.ts', 'job/conversation/write-correction.ts']],
  ['compaction and repair of a conversation', ['agent/compaction.ts', 'agent/repair.ts']],
  ['the stages of a tool call', ['pipeline/call.ts', 'pipeline/formatting.ts']],
  [
    'how an interrupted run is read and restored',
    ['job/transcript/read-transcript.ts', 'job/transcript/recorded-run.ts', 'job/transcript/replay.ts'],
  ],
  ['variables and schemas of settings', ['settings/variables.ts', 'settings/output-schema.ts']],
  [
    'how files are edited',
    ['tools/edit/edit-file.ts', 'tools/edit/edit-notebook.ts', 'tools/files/change-preview.ts', 'job/result/diff.ts'],
  ],
  [
    'how files are searched',
    ['tools/search/grep-files.ts', 'platform/files/search/find-files.ts', 'platform/files/search/walk-below.ts'],
  ],
])('a start does not load %s', (_, paths) => {
  expect(paths.filter((path) => !existsSync(source(path)) || atStart.has(source(path)))).toEqual([]);
});

/** What is loaded at the end of a run whose result only a terminal shows. */
const atEnd = loadedWith(source('publish/publish.ts'));

test.each([
  ['the parser of Markdown', ['sanitize/structure.ts', 'sanitize/outgoing.ts', 'report/sanitizer.ts']],
  [
    'what a summary and a comment show',
    ['report/markdown.ts', 'report/comment/comment-markdown.ts', 'report/comment/posted.ts'],
  ],
  [
    'kinds of writes to GitHub, and requests to it',
    ['publish/writes.ts', 'github-writes/kinds.ts', 'publish/result-comment.ts', 'platform/github/github.ts'],
  ],
  ['patches', ['publish/changes-patch.ts', 'job/result/patch-bytes.ts']],
])('a result in a terminal does not load %s', (_, paths) => {
  expect(paths.filter((path) => !existsSync(source(path)) || atEnd.has(source(path)))).toEqual([]);
});

test('no module of a start has a regular expression with Unicode properties that is compiled before its first use', () => {
  const loaded = [...atStart].filter((name) => existsSync(name));
  const literals = loaded.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => /\\p\{/i.test(line) && !/String\.raw|^\s*(?:\*|\/\/|\/\*\*)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(literals).toEqual([]);
});
