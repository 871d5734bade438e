import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRedact } from '../../src/host/redact.js';

const secret = 'ghx/Test+Key="7f&a9"\\end';
const base64 = (text: string) => Buffer.from(text).toString('base64');
const hex = (text: string) => Buffer.from(text).toString('hex');
const tags = (text: string) => Array.from(text, (sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0))).join('');
const none = createRedact([]);

describe('a known secret', () => {
  const redact = createRedact([secret, 'short']);
  test.each<readonly [string, string, string]>([
    ['as it is', secret, '***'],
    ['twice', `${secret},${secret}`, '***,***'],
    ['reversed', Array.from(secret).reverse().join(''), '***'],
    ['in JSON', JSON.stringify({ key: secret }), '{"key":"***"}'],
    ['in JSON in JSON', JSON.stringify(JSON.stringify({ key: secret })), '"{\\"key\\":\\"***\\"}"'],
    ['in a URL', `https://example.org/?q=${encodeURIComponent(secret)}&x=1`, 'https://example.org/?q=***&x=1'],
    ['in HTML', '<b>ghx/Test+Key=&quot;7f&amp;a9&quot;\\end</b>', '<b>***</b>'],
    ['in hexadecimal', hex(secret), '***'],
    ['in capital hexadecimal', hex(secret).toUpperCase(), '***'],
    ['in hexadecimal with colons', hex(secret).replace(/..(?!$)/g, '$&:'), '***'],
    ['in escapes', hex(secret).replace(/../g, '\\x$&'), '***'],
    ['with every byte in percent', hex(secret).replace(/../g, '%$&'), '***'],
    ['in base64', base64(secret), '***'],
    ['in base64, broken into lines', base64(secret).replace(/.{10}/g, '$&\n'), '***'],
    ['in url-safe base64', Buffer.from(secret).toString('base64url'), '***'],
    ['with a blank between all characters', Array.from('ghx/Test+Key=7fa9end').join(' '), '***'],
    ['in quoted pieces', '"ghx/Tes" + "t+Key=7fa" + "9end"', '"***"'],
    ['in full-width letters', 'ｇｈｘＴｅｓｔＫｅｙ７ｆａ９ｅｎｄ', '***'],
    ['in mathematical letters', '(𝐠𝐡𝐱𝐓𝐞𝐬𝐭𝐊𝐞𝐲𝟕𝐟𝐚𝟗𝐞𝐧𝐝)', '(***)'],
    ['in invisible letters', `a${tags('ghxTestKey7fa9end')}b`, 'a***b'],
    ['with fillers inside', Array.from('ghxTestKey7fa9end').join('\u3164'), '***'],
    ['with colours inside', Array.from('ghxTestKey7fa9end').join('\u001b[0m'), '***'],
    ['with an invisible character inside', 'ghx/Test\u200bKey7fa9end', '***'],
  ])('%s', (_form, text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  test('one too short to tell from a word is left alone', () => {
    expect(redact('a short word')).toBe('a short word');
  });

  test.each(['', 'x', 'xy', 'xyz', 'user:'])('in base64 behind %j leaves no bit', (before) => {
    for (const after of ['', 'x', 'xy', '@host']) {
      const whole = base64(`${before}${secret}${after}`).replace(/=+$/, '');
      const [from, to] = [before.length, before.length + secret.length].map((bytes) => (bytes * 8) / 6) as [
        number,
        number,
      ];
      const expected = `${whole.slice(0, Math.floor(from))}***${whole.slice(Math.ceil(to))}`;
      expect(redact(base64(`${before}${secret}${after}`)).replace(/=+$/, '')).toBe(expected);
    }
  });

  test('two that overlap go as one', () => {
    expect(createRedact(['alpha-beta', 'beta-gamma'])('(alpha-beta-gamma)')).toBe('(***)');
  });

  test('of several lines goes line by line too', () => {
    const lines = createRedact(['first-line-of-it\r\nsecond-line-of-it\n}']);
    expect(lines('a second-line-of-it b')).toBe('a *** b');
    expect(lines('first-line-of-it\nsecond-line-of-it')).toBe('***');
    expect(lines('}')).toBe('}');
  });

  test('put together by hiding another goes too', () => {
    expect(createRedact(['abcdef12345', 'XXXXXX'])('abcdefXXXXXX12345')).toBe('***');
  });

  test('nested without end is hidden with all around it', () => {
    let text = 'abcdefgh';
    for (let depth = 0; depth < 20; depth += 1) text = `abcd${text}efgh`;
    expect(createRedact(['abcdefgh'])(`x ${text} y`)).toBe('***');
  });
});

describe('token formats, known to nobody', () => {
  const tail = 'A1b2C3d4E5f6G7h8I9j0K1l2M3n4O5p6Q7r8S9t0';
  test.each<readonly [string, string]>([
    [`ghp_${tail}`, '***'],
    [`ghs_${tail}.`, '***.'],
    [`ghs_12345_${tail}.${tail}.${tail}`, '***'],
    [`github_pat_${tail}_${tail}`, '***'],
    [`token=gho_${tail}&x`, 'token=***&x'],
    [`key sk-ant-api03-${tail}-${tail}AA`, 'key ***'],
    [`sk-proj-${tail}_x`, '***'],
    [`sk-${tail}`, '***'],
    [`AIza${tail}`, '***'],
    ['AKIAABCDEFGHIJKLMNOP', '***'],
    [`aws_secret_access_key = ${tail}`, 'aws_secret_access_key = ***'],
    ['xoxb-123456789012-abcdefABCDEF', '***'],
    [`npm_${tail}`, '***'],
    [`hf_${tail}`, '***'],
    [`glpat-${tail}`, '***'],
    [`sk_live_${tail}`, '***'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '***'],
    ['https://user:pa55w0rd@example.org/x', 'https://user:***@example.org/x'],
    [`https://x-access-token:${tail}@github.com`, 'https://x-access-token:***@github.com'],
    [`basic ${base64(`x-access-token:${tail}`)}`, 'basic ***'],
    ['Authorization: Bearer abcdefgh12345678', 'Authorization: Bearer ***'],
    [`-----BEGIN RSA PRIVATE KEY-----\n${tail}\n${tail}\n-----END RSA PRIVATE KEY-----\nafter`, '***\nafter'],
    [`-----BEGIN OPENSSH PRIVATE KEY-----\\n${tail}\\n${tail}\\n and more`, '***\\n and more'],
  ])('%s', (text, expected) => {
    expect(none(text)).toBe(expected);
  });

  test.each([
    'the risk-assessment of task-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'ghp_short',
    'https://example.org:8080/@scope/name',
    'git clone https://x:$TOKEN@github.com/a/b',
    'git clone https://user:***@github.com/a/b',
    'Remove the line -----BEGIN RSA PRIVATE KEY----- from the example, please.',
    '0123456789abcdef0123456789abcdef01234567',
    'authorization: none',
    'eyJust a word.',
  ])('is none: %s', (text) => {
    expect(none(text)).toBe(text);
  });
});

describe('for all texts', () => {
  const token = fc.string({ minLength: 6, maxLength: 20 }).filter((text) => text.trim().length >= 6);
  test('a second pass changes nothing', () => {
    fc.assert(
      fc.property(fc.array(token, { maxLength: 3 }), fc.array(fc.string()), (secrets, pieces) => {
        const redact = createRedact(secrets);
        const once = redact(pieces.flatMap((piece, index) => [piece, secrets[index] ?? '***']).join(''));
        expect(redact(once)).toBe(once);
      }),
    );
  });

  test('no secret is left, however it stands in the text', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9+/=_-]{12,30}$/);
    fc.assert(
      fc.property(
        word,
        fc.string(),
        fc.string(),
        fc.constantFrom(String, base64, hex, encodeURIComponent),
        (value, before, after, form) => {
          const shown = createRedact([value])(`${before}${form(value)}${after}`);
          expect(shown).toContain('***');
          if (!'***'.includes(value)) expect(shown).not.toContain(form(value));
        },
      ),
    );
  });

  test.each<readonly [string, string]>([
    ['plain text', 'lorem ipsum '],
    ['starts of web tokens', 'eyJaaaaaaaaaaaa-'],
    ['starts of keys', '-----BEGIN PRIVATE KEY-----'],
    ['starts of keys that go on', '-----BEGIN PRIVATE KEY-----\\n++++++++++++++ '],
    ['starts of addresses', '://a:'],
    ['blanks', ' '],
    ['plus signs', '+'],
    ['parts of the secret', 'hunter2-hunter2-'],
    ['backslashes', '\\'],
  ])('a megabyte of %s is read in one go and left alone', (_name, unit) => {
    const redact = createRedact(['hunter2-hunter2-hunter2-hunter3', 'qqqqqqqqqqqqqqqqqqqqqqqq']);
    const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
    expect(redact(text) === text).toBe(true);
  });
});
