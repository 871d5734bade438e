import { describe, expect, test } from 'vitest';
import { isFreeDevice, isProtectedPath, protectedSegment } from '../../../src/policy/files/protected.js';
import { highNames } from '../../../src/policy/files/sensitive-names.js';
import { isAboutSecretPaths } from '../../../src/policy/files/sensitive-pattern.js';
import { sensitivity } from '../../../src/policy/files/sensitivity.js';
import { folderRules, rootRules } from '../../../src/prompt/instruction-rules.js';
import {
  agentDirectories,
  commandDirectories,
  folderInstructions,
  rootInstructions,
  skillDirectories,
} from '../../../src/prompt/well-known-folders.js';

describe('sensitivity by name', () => {
  test.each([
    ['/w/.env', 'high'],
    ['/w/.env.production', 'high'],
    ['/w/.ENV', 'high'],
    ['/w/.envrc', 'high'],
    ['/w/.env.example', 'low'],
    ['/w/.env~', 'high'],
    ['/w/#.env#', 'high'],
    ['/w/.#.env', 'high'],
    ['/w/.npmrc.bak', 'high'],
    ['/w/.netrc.old~', 'high'],
    ['/w/server.key.1', 'high'],
    ['/w/.git/config.orig', 'high'],
    ['/w/.env.example~', 'low'],
    ['/w/README.md~', 'low'],
    ['/w/kubeconfig', 'high'],
    ['/w/dev-kubeconfig.yaml', 'high'],
    ['/w/src/kubeconfig.go', 'low'],
    ['/w/.dockerconfigjson', 'high'],
    ['/w/.env.sample', 'low'],
    ['/w/environment.ts', 'low'],
    ['/w/id_rsa', 'high'],
    ['/w/id_rsa.pub', 'low'],
    ['/w/id_ed25519_sk', 'high'],
    ['/w/server.pem', 'high'],
    ['/w/server.key', 'high'],
    ['/w/keyboard.ts', 'low'],
    ['/home/u/.ssh/known_hosts', 'high'],
    ['/home/u/.ssh', 'high'],
    ['/home/u/.aws/credentials', 'high'],
    ['/home/u/.kube/config', 'high'],
    ['/home/u/.docker/config.json', 'high'],
    ['/home/u/.config/gcloud/application_default_credentials.json', 'high'],
    ['/home/u/.config/gh/hosts.yml', 'high'],
    ['/home/u/.bash_history', 'high'],
    ['/home/u/.netrc', 'high'],
    ['/w/.npmrc', 'high'],
    ['/w/.git', 'high'],
    ['/w/.git/config', 'high'],
    ['/w/.git//config'.replace('//', '/'), 'high'],
    ['/w/.git/modules/a/config', 'high'],
    ['/w/.git/HEAD', 'low'],
    ['/w/.gi\u017f/config', 'low'],
    ['/w/.g\u200dit/config', 'high'],
    ['/w/.env\uff0f', 'high'],
    ['/etc/shadow', 'high'],
    ['/run/docker.sock', 'high'],
    ['/t/_runner_file_commands/set_env_1', 'high'],
    ['/w/gha-creds-1a2b.json', 'high'],
    ['/w/secrets.yml', 'high'],
    ['/w/app.sqlite', 'medium'],
    ['/w/build.log', 'medium'],
    ['/w/host-versions.env', 'medium'],
    ['/w/passwords.txt', 'medium'],
    ['/w/src/password-reset.ts', 'low'],
    ['/w/terraform.tfstate', 'medium'],
    ['/w/README.md', 'low'],
    ['/w/src/log/index.ts', 'low'],
    ['/', 'low'],
    ['/w/local.settings.json', 'high'],
    ['/w/.dev.vars', 'high'],
    ['/w/.flaskenv', 'high'],
    ['/w/env.prod', 'high'],
    ['/w/prod.env', 'high'],
    ['/w/acme-firebase-adminsdk-1a2b.json', 'high'],
    ['/w/gcp-key.json', 'high'],
    ['/w/public-key.json', 'low'],
    ['/w/secring.gpg', 'high'],
    ['/w/private.asc', 'high'],
    ['/w/app-1.0.tar.gz.asc', 'low'],
    ['/w/SHA256SUMS.asc', 'low'],
    ['/w/mykey.der', 'high'],
    ['/w/rclone.conf', 'high'],
    ['/w/.mc/config.json', 'high'],
    ['/w/.sentryclirc', 'high'],
    ['/w/.claude/settings.local.json', 'high'],
    ['/w/.claude/settings.json', 'low'],
    ['/w/auth.json', 'high'],
    ['/w/locales/de/auth.json', 'low'],
    ['/lang/lang/auth.json', 'high'],
    ['/w/.github_token', 'high'],
    ['/w/tokens.json', 'low'],
    ['/w/design-tokens.json', 'low'],
    ['/w/credential.json', 'high'],
    ['/w/app_credentials.json', 'high'],
    ['/w/credentials.yml', 'high'],
    ['/w/app-secrets.json', 'high'],
    ['/w/mysecrets.json', 'high'],
    ['/w/sealed-secrets.yaml', 'medium'],
    ['/w/keystore', 'high'],
    ['/w/prod.tfvars', 'high'],
    ['/w/prod.tfvars.example', 'low'],
    ['/w/example.env', 'low'],
    ['/w/environment.yml', 'low'],
    ['/w/keyboard.json', 'low'],
    ['/w/monkey.json', 'low'],
    ['/w/src/auth.ts', 'low'],
  ])('%s is %s', (path, expected) => expect(sensitivity(path)).toBe(expected));
});

test('every sample name of the table is high, and its own pattern matches it', () => {
  for (const [name, samples] of highNames) {
    for (const sample of samples.split(' '))
      expect([sample, name.test(sample), sensitivity(`/w/${sample}`)]).toEqual([sample, true, 'high']);
  }
});

describe('patterns of names', () => {
  test.each([
    ['*.pem', true],
    ['.env*', true],
    ['.e*', true],
    ['.ENV.P*', true],
    ['**/.env.*', true],
    ['server.p?m', true],
    ['id_ed*', true],
    ['gha-creds*', true],
    ['credentials.*', true],
    ['.env.production', true],
    ['[.]env', true],
    ['{.env,x}', true],
    ['[[:punct:]]env', true],
    ['*', false],
    ['**/*', false],
    ['*.ts', false],
    ['*.json', false],
    ['config*', false],
    ['package.json', false],
    ['src/**', false],
    ['.git/*', true],
    ['*/.ssh/*', true],
    ['*/.git/conf*', true],
    ['./serve*', false],
    ['*/node_modules/*', false],
  ])('%s is about secrets: %s', (pattern, expected) => expect(isAboutSecretPaths(pattern)).toBe(expected));
});

test('every folder and file in which a run looks for prompts, skills, agents, rules and instructions is protected', () => {
  const folders = [...commandDirectories.map(({ path }) => path), ...skillDirectories, ...agentDirectories];
  const rules = [...rootRules, ...folderRules].map(([path]) => path);
  const paths = [...folders, ...rules, ...folderInstructions, ...rootInstructions];
  expect(paths.length).toBeGreaterThan(25);
  expect(paths.filter((path) => protectedSegment(`/w/${path}`) === null)).toEqual([]);
});

describe('protected paths', () => {
  test.each([
    ['/w/.git/hooks/pre-commit', '.git'],
    ['/w/sub/.git/config', '.git'],
    ['/w/.GitHub/workflows/ci.yml', '.GitHub'],
    ['/w/.github', '.github'],
    ['/w/.claude/settings.json', '.claude'],
    ['/w/.Cursor/mcp.json', '.Cursor'],
    ['/w/.mcp.json', '.mcp.json'],
    ['/w/docs/AGENTS.md', 'AGENTS.md'],
    ['/w/.sallyport/commands/x.md', '.sallyport'],
    ['/t/_runner_file_commands/add_path_1', '_runner_file_commands'],
    ['/w/GIT~1/config', 'GIT~1'],
    ['/w/.sallyportignore', '.sallyportignore'],
    ['/w/.geminiignore', '.geminiignore'],
    ['/w/.qwenignore', '.qwenignore'],
    ['/w/.gitlab-ci.yml', '.gitlab-ci.yml'],
    ['/w/Jenkinsfile', 'Jenkinsfile'],
    ['/w/.circleci/config.yml', '.circleci'],
    ['/w/CODEOWNERS', 'CODEOWNERS'],
    ['/w/c\u200bodeowners', 'c\u200bodeowners'],
    ['/w/LeftHook.yml', 'LeftHook.yml'],
    ['/w/docs/CODEOWNERS', 'CODEOWNERS'],
    ['/w/renovate.json', 'renovate.json'],
    ['/w/lefthook.yml', 'lefthook.yml'],
    ['/w/.config/lefthook-local.jsonc', 'lefthook-local.jsonc'],
    ['/w/.lefthook-local/pre-commit/x.sh', '.lefthook-local'],
    ['/w/lefthook.md', null],
    ['/w/.pre-commit-config.yaml', '.pre-commit-config.yaml'],
    ['/w/opencode.json', 'opencode.json'],
    ['/w/pkg/WARP.md', 'WARP.md'],
    ['/w/.kiro/steering/a.md', '.kiro'],
    ['/w/prompts/a.prompt.yml', 'a.prompt.yml'],
    ['/w/a.prompt.md', 'a.prompt.md'],
    ['/w/.gitignore', null],
    ['/w/src/renovate.ts', null],
    ['/w/docs/prompt.md', null],
    ['/w/jenkins/file', null],
    ['/w/github/x', null],
    ['/w/src/agents.ts', null],
  ])('protected paths: %s: %s', (path, expected) => expect(protectedSegment(path)).toBe(expected));
});

describe('inaccessible paths', () => {
  test.each([
    ['/proc/self/environ', true, false],
    ['/proc', true, false],
    ['/sys/class', true, false],
    ['/dev/sda', true, false],
    ['/dev/shm/x', true, false],
    ['/dev/tcp/127.0.0.1/80', true, false],
    ['/dev/null', false, true],
    ['/dev/stdin', false, true],
    ['/dev/fd/63', false, true],
    ['/dev/fd/9', true, false],
    ['/process', false, false],
    ['/development', false, false],
  ])('%s: closed %s, free %s', (path, closed, free) =>
    expect([isProtectedPath(path), isFreeDevice(path)]).toEqual([closed, free]));
});
