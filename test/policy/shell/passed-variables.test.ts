import { describe, expect, test } from 'vitest';
import { parsePassedVariable } from '../../../src/policy/shell/passed-variables.js';

describe('entries of command-env', () => {
  test.each([
    ['DATABASE_URL', 'DATABASE_URL', null],
    ['NODE_ENV=test', 'NODE_ENV', 'test'],
    ['GOFLAGS=-mod=mod', 'GOFLAGS', '-mod=mod'],
    ['MAVEN_OPTS=-Xmx2g', 'MAVEN_OPTS', '-Xmx2g'],
    ['MAIL_MAILER=log', 'MAIL_MAILER', 'log'],
    ['AWS_REGION', 'AWS_REGION', null],
    ['CC=clang', 'CC', 'clang'],
    ['EMPTY=', 'EMPTY', ''],
    ['lower_case', 'lower_case', null],
    ['CI=false', 'CI', 'false'],
    ['TZ=Europe/Berlin', 'TZ', 'Europe/Berlin'],
    ['PYTHONUNBUFFERED=0', 'PYTHONUNBUFFERED', '0'],
  ])('%s passes a variable', (entry, name, value) => {
    expect(parsePassedVariable(entry)).toEqual({ name, value });
  });

  test.each([
    ...['PATH', 'HOME=/x', 'TMPDIR', 'IFS=,', 'ENV', 'CDPATH=/', 'GLOBIGNORE=*', 'SHELLOPTS', 'BASHOPTS', 'PS4'],
    ...['BASH_ENV=x', 'BASH_FUNC_x', 'LD_PRELOAD', 'DYLD_INSERT_LIBRARIES', 'LANG', 'TZ', 'LANG=ja_JP.SJIS'],
    ...['GIT_DIR', 'GIT_SSH_COMMAND=x', 'GH_TOKEN', 'NODE_OPTIONS', 'JAVA_TOOL_OPTIONS=x', 'PYTHONPATH=src'],
    ...['HTTPS_PROXY', 'no_proxy=*', 'GITHUB_TOKEN', 'GITHUB_OUTPUT', 'ACTIONS_RUNTIME_TOKEN', 'INPUT_ALLOW'],
    ...['RUNNER_TEMP', 'SALLYPORT_RUN', 'NODE_EXTRA_CA_CERTS', 'REQUESTS_CA_BUNDLE', 'npm_config_registry', 'GOPROXY'],
    ...['JAVA_HOME', 'RUSTUP_HOME', 'PAGER=less', 'NO_COLOR', 'TERM=$(id)'],
  ])('%s is refused: it controls how commands run', (entry) => {
    expect(parsePassedVariable(entry)).toMatch(/^must not name \w+, which controls how commands run$/);
  });

  test.each(['', 'A B', '1A', 'A-B=1', 'A=1\0B=2', '$A', 'A:1', '=x'])('%j names no variable', (entry) => {
    expect(parsePassedVariable(entry)).toBe('must be names of variables, or NAME=value, one per line');
  });
});
