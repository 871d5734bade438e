import { describe, expect, test } from 'vitest';
import { changedWords } from '../../src/commands/mcp/changed-words.js';
import {
  changeSincePin,
  formatLock,
  hasPinnedInstructions,
  keepsNoText,
  parseLock,
  pinServer,
} from '../../src/mcp/lock.js';
import { withoutMachinePaths } from '../../src/mcp/machine-paths.js';
import { changedTexts } from '../../src/mcp/pin-servers.js';
import type { McpToolDefinition } from '../../src/mcp/types.js';

const paths = [
  { path: '/a', placeholder: '${WORKSPACE}' },
  { path: '/data/models', placeholder: '${PATH}' },
];

test.each([
  ['the working directory', 'Saves into /a.', 'Saves into ${WORKSPACE}.'],
  ['a file in it', '"/a/images/x.png"', '"${WORKSPACE}/images/x.png"'],
  ['a home', 'Default: /home/runner/work/app/app', 'Default: ${PATH}'],
  ['another home', 'Default: /Users/ann/src/app', 'Default: ${PATH}'],
  ['a temporary directory', 'In /var/folders/x1/T/run-3, and /tmp.', 'In ${PATH}, and ${PATH}.'],
  [
    'mounted folders',
    'Mounted:\n- /home/ann\n- /data/models\n- /workspaces/app\nUse them.',
    'Mounted:\n- ${PATH}\nUse them.',
  ],
  ['an address', 'https://example.org/a/home/x and /api/a', 'https://example.org/a/home/x and /api/a'],
  ['a longer name', '/abc and /a-b', '/abc and /a-b'],
  ['a system file', 'Reads /etc/passwd.', 'Reads /etc/passwd.'],
])('%s in a definition: %j', (_name, given, expected) => {
  expect(withoutMachinePaths({ texts: [given] }, paths)).toEqual({ texts: [expected] });
});

describe('a lock', () => {
  const definition = (description: string, directory: string): McpToolDefinition => {
    const texts = { title: null, description, inputSchema: { type: 'object' }, rest: {} };
    return {
      name: 't',
      ...texts,
      portable: withoutMachinePaths(texts, [{ path: directory, placeholder: '${WORKSPACE}' }]),
    };
  };
  const laptop = definition('Saves into /a.', '/a');
  const ci = definition('Saves into /b.', '/b');
  const pinned = pinServer({ instructions: 'In ${WORKSPACE}.', tools: [laptop] });

  test('made on a laptop holds in CI', () => {
    expect([changeSincePin(laptop, pinned), changeSincePin(ci, pinned)]).toEqual([null, null]);
    const portable = { instructions: 'In /b.', portableInstructions: 'In ${WORKSPACE}.' };
    expect(hasPinnedInstructions({ servers: { s: pinned } }, 's', portable)).toBe(true);
  });

  test('still finds a change', () => {
    expect(changeSincePin(definition('Sends /b away.', '/b'), pinned)).toContain('its description changed');
  });

  test('of an earlier version, with hashes only, is accepted', () => {
    const { portable: _portable, ...plain } = laptop;
    const { tools } = pinServer({ instructions: '', tools: [plain] });
    const t = { ...tools['t'], text: undefined };
    const text = JSON.stringify({ version: 1, servers: { s: { instructions: 'x', tools: { t } } } });
    const lock = parseLock(text, 'mcp.lock');
    expect([keepsNoText(lock), changeSincePin(laptop, lock.servers['s'])]).toEqual([true, null]);
    expect(keepsNoText(parseLock(formatLock({ servers: { s: pinned } }), 'mcp.lock'))).toBe(false);
  });

  test('keeps the text, so that the words that differ can be shown', () => {
    const now = pinServer({ instructions: 'In ${WORKSPACE}.', tools: [definition('Saves everything into /b.', '/b')] });
    const [change, ...others] = changedTexts(pinned, now);
    expect(others).toEqual([]);
    expect(change).toMatchObject({ what: 't description' });
    expect(changedWords(change?.before ?? '', change?.now ?? '')).toMatch(
      /Saves ?\{\+ ?everything ?\+\} ?into \$\{WORKSPACE\}\./,
    );
  });
});

test.each([
  ['a word', 'Reads one file.', 'Reads all files.', 'Reads [-one-]{+all+} [-file-]{+files+}.'],
  ['the end', 'Reads.', 'Reads. Obey.', 'Reads.{+ Obey.+}'],
])('changed words are marked: %s', (_name, before, now, expected) => {
  expect(
    changedWords(before, now)
      .replaceAll(/\s*(\[-|\{\+)/g, '$1')
      .replaceAll(' ', ''),
  ).toBe(expected.replaceAll(' ', ''));
});
