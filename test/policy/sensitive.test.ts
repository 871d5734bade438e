import { describe, expect, test } from 'vitest';
import { isClosed, isFreeDevice, protectedSegment } from '../../src/policy/protected.js';
import { sensitivity } from '../../src/policy/sensitive.js';

describe('sensitivity by name', () => {
  test.each([
    ['/w/.env', 'high'],
    ['/w/.env.production', 'high'],
    ['/w/.ENV', 'high'],
    ['/w/.envrc', 'high'],
    ['/w/.env.example', 'low'],
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
  ])('%s is %s', (path, expected) => expect(sensitivity(path)).toBe(expected));
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
    ['/w/.gitignore', null],
    ['/w/github/x', null],
    ['/w/src/agents.ts', null],
  ])('%s: %s', (path, expected) => expect(protectedSegment(path)).toBe(expected));
});

describe('closed places', () => {
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
    expect([isClosed(path), isFreeDevice(path)]).toEqual([closed, free]));
});
