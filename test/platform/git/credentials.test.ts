import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { credentialsIn, restoreAbandoned, takeCredentials } from '../../../src/platform/git/credential-store.js';
import {
  findCredentials,
  removeCredentials,
  restoreCredentials,
  secretsIn,
} from '../../../src/platform/git/credentials.js';
import { aFolder, git } from '../../doubles/place.js';

const token = 'ghs_R4nd0mT0kenOfTheRun';
const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
const header = `AUTHORIZATION: basic ${basic}`;
const core = '[core]\n\trepositoryformatversion = 0\n\tbare = false\n';
const origin =
  '[remote "origin"]\n\turl = https://github.com/acme/widgets\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n';
const extra = `[http "https://github.com/"]\n\textraheader = ${header}\n`;

/** What git makes of a text, as `key=value`. */
const listed = (text: string): readonly string[] =>
  execFileSync('git', ['config', '--file', '-', '--list'], { input: Buffer.from(text, 'latin1'), encoding: 'latin1' })
    .trimEnd()
    .split('\n');

const user = `https://x-access-token:${token}@github.com/`;
const texts: readonly (readonly [title: string, text: string, without: readonly string[]])[] = [
  ['as actions/checkout writes them', core + origin + extra, ['core.repositoryformatversion=0', 'core.bare=false']],
  ['without a last line break', core + extra.trimEnd(), ['core.bare=false']],
  ['behind the header on the same line', `${core}[http "x"] extraheader = "${header}" ; c\n[a]\n\tb = c\n`, ['a.b=c']],
  ['in a deprecated spelling and letter case', `[HTTP]\n\tExtraHeader=${header}\n[a]\n\tb = "c;d"\n`, ['a.b=c;d']],
  [
    'continued on a second line',
    `[http "x"]\n\textraheader = AUTHORIZATION: \\\n basic ${basic}\n\tproxy = p\n`,
    ['http.x.proxy=p'],
  ],
  [
    'twice in a section',
    `[http "x"]\n\textraheader = ${header}\n\textraheader = ${header}\n\tproxy = p\n`,
    ['http.x.proxy=p'],
  ],
  ['with Windows line breaks', (core + extra).replaceAll('\n', '\r\n'), ['core.bare=false']],
  ['next to bytes that are not UTF-8', `[user]\n\tname = J\xFCrgen\n${extra}`, ['user.name=J\xFCrgen']],
  [
    'in the address of a remote',
    `${core}[remote "o"]\n\turl = ${user}a/b # c\n\tfetch = x\n`,
    ['remote.o.url=https://github.com/a/b', 'remote.o.fetch=x'],
  ],
  [
    'in an address to push to',
    `[remote "o"]\n\turl = /x\n\tpushurl = "${user}a/b c"\n`,
    ['remote.o.pushurl=https://github.com/a/b c'],
  ],
  [
    'as a token without a user',
    `[remote "o"]\n\turl = https://${token}@github.com/a/b\n`,
    ['remote.o.url=https://github.com/a/b'],
  ],
  [
    'in the address of a submodule',
    `[submodule "m"]\n\tactive = true\n\turl = ${user}a/m\n`,
    ['submodule.m.active=true', 'submodule.m.url=https://github.com/a/m'],
  ],
  [
    'in a replaced address',
    `[url "${user}"]\n\tinsteadOf = git@github.com:\n\tinsteadOf = x:\n`,
    ['url.https://github.com/.insteadof=git@github.com:', 'url.https://github.com/.insteadof=x:'],
  ],
];

describe('credentials in the text of a git configuration', () => {
  test.each(texts)('%s are taken out, every other setting stays, and the same bytes come back', (_, text, without) => {
    const edits = findCredentials(text, 'id');
    const loaded = removeCredentials(text, edits);
    expect(edits.flatMap(({ credential }) => secretsIn(credential))).toContain(token);
    expect(loaded).not.toContain(token);
    expect(loaded).not.toContain(basic.slice(0, 12));
    expect(findCredentials(loaded, 'id')).toEqual([]);
    const settings = listed(loaded);
    expect(settings).toEqual(expect.arrayContaining([...without]));
    expect(settings).toHaveLength(listed(text).length - edits.filter(({ removedFrom }) => removedFrom !== null).length);
    expect(restoreCredentials(loaded, edits)).toBe(text);
  });

  test.each([
    ['no credential', core + origin],
    ['a user name that is not a token', '[remote "o"]\n\turl = https://git@github.com/a/b\n'],
    ['an address of ssh', '[remote "o"]\n\turl = ssh://git@github.com/a/b\n'],
    ['an empty header, which clears others', '[http]\n\textraheader =\n'],
    ['a credential in a comment', `# extraheader = ${header}\n${core}`],
  ])('nothing is taken out of a configuration with %s', (_, text) => {
    expect(findCredentials(text, 'id')).toEqual([]);
  });

  test.each<readonly [title: string, change: (folder: string) => void, after: (text: string) => string]>([
    [
      'a setting of another section',
      (at) => git(at, 'config', 'user.email', 'a@b'),
      (text) => `${text}[user]\n\temail = a@b\n`,
    ],
    [
      'a setting of the same section',
      (at) => git(at, 'config', 'http.https://github.com/.proxy', 'p'),
      (text) => text.replace('\textra', '\tproxy = p\n\textra'),
    ],
    ['a removed section', (at) => git(at, 'config', '--remove-section', 'http.https://github.com/'), (text) => text],
  ])('a concurrent change stays when the credential is restored: %s', (_, change, after) => {
    const folder = aFolder();
    git(folder, 'init', '-q');
    const config = join(folder, '.git/config');
    const text = core + origin + extra;
    const edits = findCredentials(text, 'id');
    writeFileSync(config, removeCredentials(text, edits));
    change(folder);
    expect(restoreCredentials(readFileSync(config, 'latin1'), edits)).toBe(after(text));
  });

  test('a new credential for the same address is not joined by the old one', () => {
    const edits = findCredentials(core + extra, 'id');
    const renewed = removeCredentials(core + extra, edits) + extra.replace(basic, 'bmV3');
    expect(restoreCredentials(renewed, edits)).toBe(
      `${core}[http "https://github.com/"]\n${extra.replace(basic, 'bmV3')}`,
    );
  });
});

const aClone = (text = core + origin + extra) => {
  const folder = aFolder();
  git(folder, 'init', '-q');
  const config = join(folder, '.git/config');
  writeFileSync(config, text);
  return { config, text, parent: join(folder, 'temporary') };
};
const textOf = (path: string): string => readFileSync(path, 'latin1');

describe('credentials that are moved away', () => {
  test('are kept in a file of this user alone, and come back as the same bytes with the same mode', () => {
    const { config, text, parent } = aClone();
    chmodSync(config, 0o640);
    const loaded = takeCredentials([config], parent, 'a');
    expect(textOf(config)).not.toContain(basic);
    expect(statSync(config).mode & 0o777).toBe(0o640);
    const store = join(parent, readdirSync(parent)[0] ?? '');
    expect(statSync(store).mode & 0o777).toBe(0o700);
    expect(readdirSync(store).map((name) => statSync(join(store, name)).mode & 0o777)).toEqual([0o600]);
    loaded?.restore();
    expect(textOf(config)).toBe(text);
    expect(statSync(config).mode & 0o777).toBe(0o640);
    expect(readdirSync(store)).toEqual([]);
    loaded?.restore();
    expect(textOf(config)).toBe(text);
  });

  test('are not looked for further: a clone without them is not touched, and nothing is stored', () => {
    const { config, parent } = aClone(core + origin);
    const before = statSync(config);
    expect(takeCredentials([config], parent, 'a')).toBeNull();
    expect(statSync(config).ino).toBe(before.ino);
    expect(existsSync(parent)).toBe(false);
  });

  test('stay away until the last of two runs ends, and both runs know them', () => {
    const { config, text, parent } = aClone();
    const first = takeCredentials([config], parent, 'a');
    const second = takeCredentials([config], parent, 'b');
    expect(second?.byFile).toEqual(first?.byFile);
    first?.restore();
    expect(textOf(config)).not.toContain(basic);
    second?.restore();
    expect(textOf(config)).toBe(text);
  });

  test('come back by the next run after a run that is gone, and are moved again for it', () => {
    const { config, text, parent } = aClone();
    const killed = takeCredentials([config], parent, 'a');
    forgetOwner(parent);
    const next = takeCredentials([config], parent, 'b');
    expect(next?.byFile).toEqual(killed?.byFile);
    next?.restore();
    expect(textOf(config)).toBe(text);
  });

  test.each([
    ['before the configuration was changed', (config: string, text: string) => writeFileSync(config, text)],
    ['while they were away', () => undefined],
  ])('come back once after a run that was killed %s', (_, atKill) => {
    const { config, text, parent } = aClone();
    takeCredentials([config], parent, 'a');
    atKill(config, text);
    forgetOwner(parent);
    restoreAbandoned(parent);
    restoreAbandoned(parent);
    expect(textOf(config)).toBe(text);
  });

  test('stay where they are, with an error, while a git process holds the lock of the configuration', () => {
    const { config, text, parent } = aClone();
    writeFileSync(`${config}.lock`, '');
    expect(() => takeCredentials([config], parent, 'a')).toThrow(/config\.lock exists/);
    expect(textOf(config)).toBe(text);
  });

  test('are not stored in a directory that others can open', () => {
    const { config, text, parent } = aClone();
    takeCredentials([config], parent, 'a')?.restore();
    chmodSync(join(parent, readdirSync(parent)[0] ?? ''), 0o755);
    expect(() => takeCredentials([config], parent, 'a')).toThrow(/not a directory of this user alone/);
    expect(textOf(config)).toBe(text);
  });

  test('behind a link are moved out of the file, and the link stays', () => {
    const { config, text, parent } = aClone();
    const link = `${config}-link`;
    symlinkSync(config, link);
    const loaded = takeCredentials([link], parent, 'a');
    expect(textOf(config)).not.toContain(basic);
    loaded?.restore();
    expect(textOf(link)).toBe(text);
  });

  test('are lost with the directory that holds them, and the run ends as it would have', () => {
    const { config, parent } = aClone();
    const taken = takeCredentials([config], parent, 'a');
    rmSync(parent, { recursive: true });
    expect(() => taken?.restore()).not.toThrow();
  });

  test('in a file that the configuration includes are known, and stay in it', () => {
    const { config } = aClone(`${core}[includeIf "gitdir:/x/.git"]\n\tpath = ../included\n`);
    writeFileSync(join(config, '../../included'), extra);
    expect(credentialsIn([config]).flatMap(secretsIn)).toContain(token);
    expect(findCredentials(textOf(config), 'id')).toEqual([]);
  });
});

/** As if the process that stored them had been killed. */
function forgetOwner(parent: string): void {
  const store = join(parent, readdirSync(parent)[0] ?? '');
  for (const name of readdirSync(store)) {
    const path = join(store, name);
    writeFileSync(path, textOf(path).replaceAll(/"started":"\d+"/g, '"started":"1"'));
  }
}
