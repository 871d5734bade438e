import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ghVariables } from '../../../src/platform/github-bridge/gh-files.js';
import { childEnvironment, toolVariables } from '../../../src/platform/process/child-environment.js';
import { processMarker } from '../../../src/platform/process/marked-processes.js';
import { createProcessRunner } from '../../../src/platform/process/process-runner.js';
import { egressVariables } from '../../../src/platform/sandbox/egress.js';
import { staysInScript } from '../../../src/policy/shell/expand/script-variables.js';
import { parsePassedVariable } from '../../../src/policy/shell/passed-variables.js';

const base = realpathSync(mkdtempSync(join(tmpdir(), 'environment-')));
afterAll(() => rmSync(base, { recursive: true }));

const directory = (name: string, mode = 0o755): string => {
  const path = join(base, name);
  mkdirSync(path, { recursive: true });
  chmodSync(path, mode);
  return path;
};
const places = { home: directory('home'), workspace: directory('workspace'), temp: directory('temp') };

const certificateNames = [
  ...['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'REQUESTS_CA_BUNDLE', 'CURL_CA_BUNDLE'],
  ...['GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'PIP_CERT'],
];
const certificate = join(directory('certificates'), 'ca.pem');
writeFileSync(certificate, '-----BEGIN CERTIFICATE-----\nMII=\n-----END CERTIFICATE-----\n');

const canary = 'canary-value-that-must-stay-hidden';

/** Variables that a runner, a developer or an attacker may have set. */
const closed = [
  'GITHUB_TOKEN',
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_STEP_SUMMARY',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_URL',
  'INPUT_API-KEY',
  'RUNNER_TEMP',
  'ANTHROPIC_API_KEY',
  'OPENAI_API_KEY',
  'AWS_SECRET_ACCESS_KEY',
  'NPM_TOKEN',
  'NODE_OPTIONS',
  'NODE_EXTRA_CA_CERTS',
  'LD_PRELOAD',
  'LD_LIBRARY_PATH',
  'DYLD_INSERT_LIBRARIES',
  'BASH_ENV',
  'ENV',
  'SHELLOPTS',
  'PS4',
  'PROMPT_COMMAND',
  'BASH_FUNC_ls%%',
  'GIT_SSH_COMMAND',
  'GIT_EXTERNAL_DIFF',
  'GIT_CONFIG_PARAMETERS',
  'GIT_DIR',
  'PYTHONPATH',
  'PERL5OPT',
  'LANGUAGES',
  'LC_all',
  'XLANG',
] as const;
const hostile = Object.fromEntries(closed.map((name) => [name, canary]));

describe('childEnvironment', () => {
  test('neither a script nor command-env sets a variable that Sallyport exports to commands, the proxy, gh or hooks', () => {
    const tool = directory('tool');
    const source = {
      ...Object.fromEntries(Object.keys(toolVariables).map((name) => [name, tool])),
      ...Object.fromEntries(['LANG', 'LC_ALL', 'LANGUAGE', 'TZ', 'USER', 'LOGNAME'].map((name) => [name, 'C'])),
      ...Object.fromEntries(
        [
          'YARN_REGISTRY',
          'YARN_NPM_REGISTRY_SERVER',
          'npm_config_registry',
          'PIP_INDEX_URL',
          'UV_INDEX',
          'GOPROXY',
        ].map((name) => [name, 'https://registry.example.org/']),
      ),
      ...Object.fromEntries(certificateNames.map((name) => [name, certificate])),
      RUNNER_TRACKING_ID: 'a',
      GITHUB_WORKSPACE: places.workspace,
    };
    const commands = childEnvironment(source, places);
    const gh = ghVariables(base, { path: '', serverUrl: 'https://github.com', repository: { owner: 'a', name: 'b' } });
    const hooks = ['CLAUDE_PROJECT_DIR', 'SALLYPORT_WORKSPACE', processMarker];
    const windows = ['APPDATA', 'ComSpec', 'LOCALAPPDATA', 'PATHEXT', 'SystemRoot', 'TEMP', 'TMP', 'USERPROFILE'];
    const names = [...Object.keys({ ...commands, ...egressVariables, ...gh }), ...hooks, ...windows];
    expect(names).toEqual(expect.arrayContaining(Object.keys(source)));
    expect(names.filter(staysInScript)).toEqual([]);
    expect(names.filter((name) => typeof parsePassedVariable(name) !== 'string')).toEqual([]);
  });

  test.each(closed)('the variable %s is dropped', (name) => {
    expect(Object.values(childEnvironment({ [name]: canary }, places))).not.toContain(canary);
  });

  test.each([
    ['LANG', 'de_DE.UTF-8'],
    ['LC_ALL', 'C'],
    ['LC_TIME', 'en_US.UTF-8@euro'],
    ['TZ', 'Europe/Berlin'],
    ['USER', 'runner'],
    ['RUNNER_TRACKING_ID', 'github_4f1c-22'],
  ])('the variable %s is passed on', (name, value) => {
    expect(childEnvironment({ [name]: value }, places)).toMatchObject({ [name]: value });
  });

  test.each([
    ['LANG', '() { :; }; id'],
    ['LANG', 'ja_JP.SJIS'],
    ['LC_ALL', 'zh_CN'],
    ['TZ', 'UTC\nLD_PRELOAD=/x'],
    ['USER', '$(id)'],
  ])('the variable %s is dropped if its value is %j', (name, value) => {
    expect(childEnvironment({ [name]: value }, places)).not.toHaveProperty(name);
  });

  test('the child environment contains exactly the expected variables', () => {
    const { PATH, ...rest } = childEnvironment({ ...hostile, PATH: '/usr/bin', LANG: 'C.UTF-8' }, places);
    expect(PATH).toBe('/usr/bin');
    expect(Object.keys(rest).filter((name) => !/^GIT_CONFIG_(KEY|VALUE)_\d+$/.test(name))).toEqual([
      'LANG',
      'HOME',
      'TMPDIR',
      'TERM',
      'CI',
      'NO_COLOR',
      'PAGER',
      'PYTHONUNBUFFERED',
      'GIT_CONFIG_NOSYSTEM',
      'GIT_CONFIG_GLOBAL',
      'GIT_CONFIG_COUNT',
      'GIT_PAGER',
      'GIT_EDITOR',
      'GIT_TERMINAL_PROMPT',
      'GIT_OPTIONAL_LOCKS',
    ]);
    expect(rest).toMatchObject({ HOME: places.home, TMPDIR: places.temp, TERM: 'dumb', CI: 'true' });
  });
});

describe('certificates', () => {
  const withKey = join(directory('certificates'), 'both.pem');
  writeFileSync(withKey, '-----BEGIN CERTIFICATE-----\n-----BEGIN EC PRIVATE KEY-----\n');
  const ofWorkspace = join(directory('workspace/certificates'), 'ca.pem');
  writeFileSync(ofWorkspace, '-----BEGIN CERTIFICATE-----\n');
  const linked = join(directory('certificates'), 'linked.pem');
  symlinkSync(ofWorkspace, linked);

  test.each(certificateNames)('commands get %s, for a file or a directory', (name) => {
    for (const value of [certificate, directory('certificates')])
      expect(childEnvironment({ [name]: value }, places)).toMatchObject({ [name]: value });
  });

  test.each([
    ['a missing file', join(base, 'none.pem')],
    ['a relative path', 'ca.pem'],
    ['a file with a private key', withKey],
    ['a file of the workspace', ofWorkspace],
    ['a link into the workspace', linked],
  ])('commands do not get %s', (_what, value) => {
    expect(childEnvironment({ SSL_CERT_FILE: value }, places)).not.toHaveProperty('SSL_CERT_FILE');
  });
});

describe('GITHUB_WORKSPACE', () => {
  const top = directory('checkout/.git').replace('/.git', '');
  test.each([
    ['is absent outside a runner', {}, top, undefined],
    ['is the top of the repository', { GITHUB_WORKSPACE: '/elsewhere' }, top, top],
    ['is that of a directory in it too', { GITHUB_WORKSPACE: top }, directory('checkout/packages/a'), top],
  ])('%s', (_what, source, workspace, expected) => {
    expect(childEnvironment(source, { ...places, workspace })['GITHUB_WORKSPACE']).toBe(expected);
  });
});

describe('tool directories', () => {
  const userHome = directory('user');
  const rustup = directory('user/.rustup');
  const java = directory('jdk');
  test.each([
    ['the default of the user', { HOME: userHome }, { RUSTUP_HOME: rustup }],
    ['another directory', { HOME: userHome, RUSTUP_HOME: java }, { RUSTUP_HOME: java }],
    ['one without a default', { JAVA_HOME: java }, { JAVA_HOME: java }],
    ['none that is missing', { JAVA_HOME: join(base, 'none') }, {}],
    ['none in the workspace', { JAVA_HOME: directory('workspace/jdk'), PYENV_ROOT: places.workspace }, {}],
    ['none that everyone can write', { JAVA_HOME: directory('open-jdk', 0o777) }, {}],
  ])('commands find %s', (_name, source, expected) => {
    const found = Object.entries(childEnvironment(source, places));
    expect(Object.fromEntries(found.filter(([name]) => /_HOME|_ROOT|_DIR$/.test(name)))).toEqual(expected);
  });
});

describe('PATH', () => {
  const tools = directory('tools');
  const open = directory('open', 0o777);
  const cache = directory('cache/node/bin', 0o777);
  const inside = directory('workspace/node_modules/.bin');
  const sibling = directory('workspace-evil');
  const disguised = join(base, 'disguised');
  symlinkSync(inside, disguised);
  const circle = join(base, 'circle');
  symlinkSync(circle, circle);

  test.each([
    ['an absolute directory', [tools], [tools]],
    ['no empty entry', ['', tools, ''], [tools]],
    ['no relative entry', ['.', 'bin', '../x', tools], [tools]],
    ['no missing directory', [join(base, 'missing'), tools], [tools]],
    ['no inaccessible directory', [circle, tools], [tools]],
    ['nothing of the workspace', [places.workspace, inside, tools], [tools]],
    ['no link into the workspace', [disguised, tools], [tools]],
    ['a sibling whose name starts with the name of the workspace', [sibling], [sibling]],
    ['no world-writable directory', [open, tools], [tools]],
    ['each entry once, in order', [sibling, tools, sibling], [sibling, tools]],
  ])('PATH keeps %s', (_name, entries, expected) => {
    const environment = childEnvironment({ PATH: entries.join(delimiter) }, places);
    expect(environment['PATH']).toBe(expected.join(delimiter));
  });

  test('PATH keeps the tool cache of the runner even if it is world-writable', () => {
    const source = { PATH: [cache, open].join(delimiter), RUNNER_TOOL_CACHE: join(base, 'cache') };
    expect(childEnvironment(source, places)['PATH']).toBe(cache);
  });

  test('PATH is empty if the parent has none', () => {
    expect(childEnvironment({}, places)['PATH']).toBe('');
  });
});

test('a child sees nothing of the parent environment, not even at its start', async () => {
  const path = '/usr/bin:/bin';
  const environment = childEnvironment({ ...hostile, PATH: path }, places);
  const exec = createProcessRunner({ path, home: places.home, environment });
  const before = { ...process.env };
  Object.assign(process.env, hostile);
  try {
    const { output, exitCode } = await exec.shell('env -0; cat /proc/self/environ; export -p; declare -F', {
      cwd: places.workspace,
      timeoutMs: 60_000,
      maxOutputBytes: 1_000_000,
      signal: new AbortController().signal,
    });
    expect(exitCode).toBe(0);
    expect(output).toContain('TERM=dumb');
    expect(output).not.toContain(canary);
  } finally {
    for (const name of closed) {
      if (before[name] === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = before[name];
    }
  }
});
