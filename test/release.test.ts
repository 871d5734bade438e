import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aFolder, git, put } from './doubles/place.js';
import { parseWorkflow } from './doubles/workflow.js';

const root = resolve(import.meta.dirname, '..');
const workflow = (name: string) => parseWorkflow(readFileSync(join(root, `.github/workflows/${name}.yml`), 'utf8'));

/** What the steps use of gh: releases as files, tags in a bare repository. */
const gh = `#!/bin/bash
set -e
echo "gh $*" >> "$LOG"
value() { for word; do case "$word" in $key=*) echo "\${word#*=}";; esac; done; }
case "$1 $2" in
  'release create') git -C "$HOSTED" rev-parse -q --verify "refs/tags/$3" > "$RELEASES/$3"; echo true > "$RELEASES/$3";;
  'release edit') test -e "$RELEASES/$3"; echo false > "$RELEASES/$3";;
  'release view') cat "$RELEASES/$3";;
  'api --method')
    sha=$(key=sha value "$@"); ref=$(key=ref value "$@")
    if [ "$3" = PATCH ]; then ref="refs/\${4#*/git/refs/}"; git -C "$HOSTED" rev-parse -q --verify "$ref" >> "$LOG"; fi
    git -C "$HOSTED" update-ref "$ref" "$sha";;
  'api repos/'*) git -C "$HOSTED" rev-parse "\${2##*/}^{commit}";;
  *) exit 9;;
esac
`;
const npm = `#!/bin/bash
echo "npm $*" >> "$LOG"
if [ "$1" = pack ]; then touch "$3/sallyport-1.0.0.tgz"; fi
[ "$1" != publish ] || [ -z "$NPM_FAILS" ]
`;

/** A repository with a tag for each version, and the jobs of the workflows as the runner would run their scripts. */
function aRelease() {
  const place = aFolder({ 'bin/gh': gh, 'bin/npm': npm, 'releases/.keep': '', 'temp/.keep': '', log: '' });
  for (const name of ['gh', 'npm']) chmodSync(join(place, 'bin', name), 0o755);
  const hosted = join(place, 'hosted');
  git(place, 'init', '-q', '--bare', hosted);
  const clone = aFolder();
  git(clone, 'init', '-q', '-b', 'main');
  const tag = (version: string): string => {
    put(clone, {
      'package.json': JSON.stringify({ version: version.slice(1) }),
      '.ci/run': '#!/bin/sh\n',
      'dist/a': '',
    });
    chmodSync(join(clone, '.ci/run'), 0o755);
    git(clone, 'add', '-A');
    git(clone, 'commit', '-q', '-m', version);
    git(clone, 'tag', version);
    git(clone, 'push', '-q', hosted, 'main', version);
    return git(clone, 'rev-parse', 'HEAD');
  };
  const run = (name: string, version: string, env: Readonly<Record<string, string>> = {}): void => {
    const sha = git(clone, 'rev-parse', version);
    // A job that calls another workflow has no steps.
    for (const job of Object.values(workflow(name).jobs).filter((each) => 'steps' in each)) {
      for (const { run: script, uses } of job.steps) {
        appendFileSync(join(place, 'log'), uses === undefined ? '' : `uses ${uses.split('@')[0] ?? ''}\n`);
        if (script === undefined) continue;
        execFileSync('bash', ['-e', '-o', 'pipefail', '-c', script], {
          cwd: clone,
          stdio: 'pipe',
          env: {
            ...{ PATH: `${join(place, 'bin')}:${process.env['PATH'] ?? ''}`, LOG: join(place, 'log'), HOSTED: hosted },
            ...{ RELEASES: join(place, 'releases'), RUNNER_TEMP: aFolder(), GITHUB_REPOSITORY: 'octo/sallyport' },
            ...{ GITHUB_SERVER_URL: 'https://github.com', GITHUB_REF_NAME: version, RELEASED: sha, VERSION: version },
            ...{ CONCLUSION: 'success', ...env },
          },
        });
      }
    }
  };
  const major = () => git(hosted, 'rev-parse', '-q', '--verify', 'v1');
  const stateOf = (version: string): string | null => {
    const file = join(place, 'releases', version);
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  };
  const log = () => readFileSync(join(place, 'log'), 'utf8').trim().split('\n');
  return { tag, run, major, stateOf, log };
}

describe.skipIf(process.platform === 'win32')('a release', () => {
  test('is drafted, attested, run by its commit, published, and then the major version moves', () => {
    const { tag, run, major, stateOf, log } = aRelease();
    const first = tag('v1.0.0');
    run('release', 'v1.0.0');
    expect([major(), stateOf('v1.0.0')]).toEqual([first, 'false']);
    const second = tag('v1.1.0');
    run('release', 'v1.1.0');
    expect([major(), stateOf('v1.1.0')]).toEqual([second, 'false']);
    const order = [
      /attest/,
      /^gh release create v1.0.0 .*--draft/,
      /^uses \.\//,
      /^npm publish/,
      /^gh release edit/,
      /v1$|tags\/v1 /,
    ];
    const at = order.map((pattern) => log().findIndex((line) => pattern.test(line)));
    expect(at.toSorted((a, b) => a - b)).toEqual(at);
    expect(at).not.toContain(-1);
  });

  test('is signed and published by jobs that install nothing and run no code of the repository', () => {
    const trusted = Object.values(workflow('release').jobs).filter(
      (job) => 'steps' in job && job.permissions['id-token'] === 'write',
    );
    expect(trusted).toHaveLength(2);
    for (const { steps } of trusted)
      for (const { run: script = '', uses = '' } of steps) {
        expect(script).not.toMatch(
          /\bnpm (?:ci|cit|i|install|run|test|exec)\b|\bnpx\b|\.ci\/|scripts\/|\bnode \S+\.m?js/,
        );
        expect(uses).not.toMatch(/^\.\//);
      }
  });

  test.each<[string, Readonly<Record<string, string>>]>([
    ['the released commit does not run', { CONCLUSION: 'config-error' }],
    ['npm refuses the package', { NPM_FAILS: '1' }],
    ['the tag is another version', { GITHUB_REF_NAME: 'v1.2.0' }],
  ])('stays a draft or nothing, and the major version stays, if %s', (_, env) => {
    const { tag, run, major, stateOf } = aRelease();
    const first = tag('v1.0.0');
    run('release', 'v1.0.0');
    tag('v1.1.0');
    expect(() => run('release', 'v1.1.0', env)).toThrow();
    expect(major()).toBe(first);
    expect(stateOf('v1.1.0')).not.toBe('false');
  });

  test('is rolled back by moving the major version to an earlier one, which must be published', () => {
    const { tag, run, major } = aRelease();
    const first = tag('v1.0.0');
    run('release', 'v1.0.0');
    tag('v1.1.0');
    run('release', 'v1.1.0');
    run('roll-back', 'v1.0.0');
    expect(major()).toBe(first);
    for (const version of ['v1.2.0', 'main', 'v1.0.0; id'])
      expect(() => run('roll-back', 'v1.0.0', { VERSION: version })).toThrow();
    expect(major()).toBe(first);
  });
});
