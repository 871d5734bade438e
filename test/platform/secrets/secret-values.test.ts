import { describe, expect, test } from 'vitest';
import { secretValues } from '../../../src/platform/secrets/secret-values.js';

const base64 = 'MzEfYyjiWA4R4/M2bS1GB4t7NXp98C3SC6dVMvDuictGeurT8jNbvJZHtCSuYEvu';

describe('the values of a denied file', () => {
  test.each([
    ['a setting', 'TOKEN=a8f3kq02mx71', 'a8f3kq02mx71'],
    ['a setting in quotes', 'export API_KEY="zq9 44kf #jWp03ma" # the key', 'zq9 44kf #jWp03ma'],
    ['a setting with a comment behind it', "KEY='s3cr3t-0123456789'  # old", 's3cr3t-0123456789'],
    ['words and numbers of a setting that is named as a secret', 'DB_PASSWORD=correct-horse-42', 'correct-horse-42'],
    ['a setting of YAML', '  - password: p4ss.w0rd.x9.11', 'p4ss.w0rd.x9.11'],
    ['a string of JSON among others', '{"a":"b","client":"x81hfk33ab0q","c":1}', 'x81hfk33ab0q'],
    ['a line of a private key', `-----BEGIN PRIVATE KEY-----\n${base64}\n-----END PRIVATE KEY-----`, base64],
    ['the password of an address', 'DATABASE_URL=postgres://app:horsebattery-staple9@db/x', 'horsebattery-staple9'],
    ['a token between spaces', 'machine h login me password k3jf02ls9ddm', 'k3jf02ls9ddm'],
    ['random letters', 'KEY=xkqjzvbwpfmtghr', 'xkqjzvbwpfmtghr'],
    [
      'a private key behind a certificate',
      `-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n${base64.slice(1)}!`,
      `${base64.slice(1)}!`,
    ],
  ])('include %s', (_, text, value) => {
    expect(secretValues(text)).toContain(value);
  });

  test.each([
    ['fewer than 12 characters', 'TOKEN=a8f3kq02mx7'],
    ['words', 'GREETING=hello world and friends'],
    ['a word alone, also as a password', 'PASSWORD=administrator'],
    ['a number', 'PHONE=123456789012345'],
    ['names in camel case and with short numbers', 'HASH=createHashStream-sha256-utf8'],
    ['the address of a service', 'API_URL=https://api-7f3k9x2.internal.example.com:8443/'],
    ['lines of a certificate', `-----BEGIN CERTIFICATE-----\n${base64}\n${base64}\n-----END CERTIFICATE-----`],
    ['lines of a public key', `-----BEGIN RSA PUBLIC KEY-----\n${base64}\n-----END RSA PUBLIC KEY-----`],
    ['settings of words', 'NODE_ENV=production-like\nREGION=eu-central-1\nVERSION=v1.22.333-beta.4'],
  ])('do not include %s', (_, text) => {
    expect(secretValues(text)).toEqual([]);
  });
});
