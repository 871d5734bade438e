import { describe, expect, test } from 'vitest';
import { createNamedFiles } from '../../../src/job/changes/named-files.js';
import type { CallResult } from '../../../src/tools/call-result.js';

const call = (name: string, input: object, changed: readonly string[] = []): CallResult => ({
  ...{ call: { id: '1', name, input }, status: 'done', label: '', isError: false, durationMs: 1, parts: [] },
  changes: changed.map((path) => ({ path: `/w/${path}`, kind: 'created' })),
});
const after = (...results: readonly CallResult[]) => {
  const named = createNamedFiles((path) => (path.startsWith('/w/') ? path.slice(3) : path));
  for (const result of results) named.observe(result);
  return named;
};

describe('a new file', () => {
  test.each([
    ['touch src/a.ts', 'src/a.ts'],
    ['cd src && touch a.ts', 'src/a.ts'],
    ['echo x > "src/a.ts"', 'src/a.ts'],
    ['npx tool --out=src/a.ts', 'src/a.ts'],
    ['cp /w/b.ts /w/src/a.ts', 'src/a.ts'],
    ['cp -r template packages/new', 'packages/new/src/a.ts'],
    ['git mv lib packages/lib', 'packages/lib/index.js'],
    ['cat > ./a.ts <<EOF', 'a.ts'],
  ])('is named by %s: %s', (command, path) => {
    const named = after(call('Bash', { command }));
    expect([named.isNamed(path), named.isWritten(path)]).toEqual([true, false]);
  });

  test.each([
    ['npm test', 'coverage-report.xml'],
    ['npm test --prefix packages/a', 'packages/a/tsconfig.tsbuildinfo'],
    ['npm run build -w packages/a', 'packages/a/dist/a.js'],
    ['touch src/a.ts', 'other/b.ts'],
    ['ls src', 'src/a.ts'],
  ])('is not named by %s: %s', (command, path) => {
    expect(after(call('Bash', { command })).isNamed(path)).toBe(false);
  });

  test('is written by a file tool, also of a sub-agent', () => {
    const nested = { results: [call('Write', {}, ['src/b.ts'])], denials: [], attachments: [] };
    const named = after(call('Edit', {}, ['src/a.ts']), { ...call('Task', {}), nested });
    expect(['src/a.ts', 'src/b.ts', 'src/c.ts'].map(named.isWritten)).toEqual([true, true, false]);
    // From the top of the repository.
    expect(named.isWritten('packages/a/src/a.ts')).toBe(true);
  });
});
