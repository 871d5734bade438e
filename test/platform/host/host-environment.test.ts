import { expect, test } from 'vitest';
import { documentationOfAction } from '../../../src/platform/host/host-environment.js';

test.each<[claim: string, environment: Record<string, string>, address: string | null]>([
  [
    'a released action has an address of its version',
    { GITHUB_ACTION_REPOSITORY: 'acme/gate', GITHUB_ACTION_REF: 'v1' },
    'https://github.com/acme/gate/blob/v1/docs',
  ],
  [
    'the server of the runner is used',
    { GITHUB_ACTION_REPOSITORY: 'acme/gate', GITHUB_ACTION_REF: 'v1', GITHUB_SERVER_URL: 'https://git.acme.example' },
    'https://git.acme.example/acme/gate/blob/v1/docs',
  ],
  ['a local action has none', { GITHUB_ACTION_REPOSITORY: '', GITHUB_ACTION_REF: '' }, null],
  ['a terminal has none', {}, null],
  ['an odd name makes none', { GITHUB_ACTION_REPOSITORY: 'acme/gate) [x](y', GITHUB_ACTION_REF: 'v1' }, null],
])('address of the documentation: %s', (_, environment, address) => {
  expect(documentationOfAction(environment)).toBe(address);
});
