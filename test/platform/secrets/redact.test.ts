import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRedact, createRedactor } from '../../../src/platform/secrets/redact.js';

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
    ['with a space between all characters', Array.from('ghx/Test+Key=7fa9end').join(' '), '***'],
    ['in quoted pieces', '"ghx/Tes" + "t+Key=7fa" + "9end"', '"***"'],
    ['in full-width letters', 'ｇｈｘＴｅｓｔＫｅｙ７ｆａ９ｅｎｄ', '***'],
    ['in mathematical letters', '(𝐠𝐡𝐱𝐓𝐞𝐬𝐭𝐊𝐞𝐲𝟕𝐟𝐚𝟗𝐞𝐧𝐝)', '(***)'],
    ['in invisible letters', `a${tags('ghxTestKey7fa9end')}b`, 'a***b'],
    ['with fillers inside', Array.from('ghxTestKey7fa9end').join('\u3164'), '***'],
    ['with colors inside', Array.from('ghxTestKey7fa9end').join('\u001b[0m'), '***'],
    ['with an invisible character inside', 'ghx/Test\u200bKey7fa9end', '***'],
  ])('hides a known secret %s', (_form, text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  test('a secret as short as a word is not hidden', () => {
    expect(redact('a short word')).toBe('a short word');
  });

  test.each(['', 'x', 'xy', 'xyz', 'user:'])('a secret in base64 after %j is hidden completely', (before) => {
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

  test('two overlapping secrets are hidden as one', () => {
    expect(createRedact(['alpha-beta', 'beta-gamma'])('(alpha-beta-gamma)')).toBe('(***)');
  });

  test('a secret with several lines is also hidden line by line', () => {
    const lines = createRedact(['first-line-of-it\r\nsecond-line-of-it\n}']);
    expect(lines('a second-line-of-it b')).toBe('a *** b');
    expect(lines('first-line-of-it\nsecond-line-of-it')).toBe('***');
    expect(lines('}')).toBe('}');
  });

  test('a secret that appears by hiding another one is hidden too', () => {
    expect(createRedact(['abcdef12345', 'XXXXXX'])('abcdefXXXXXX12345')).toBe('***');
  });

  test('a secret nested too deeply is hidden with all text around it', () => {
    let text = 'abcdefgh';
    for (let depth = 0; depth < 20; depth += 1) text = `abcd${text}efgh`;
    expect(createRedact(['abcdefgh'])(`x ${text} y`)).toBe('***');
  });
});

/** Digits of each byte of the secret, joined. */
const digits =
  (base: number, width: number, between: string, prefix = '') =>
  (text: string) =>
    Array.from(Buffer.from(text), (byte) => prefix + byte.toString(base).padStart(width, '0')).join(between);

const key = 'sk-test-Zq7Lw9TxR2vB8nM4pK6jH3gF1dS5aQ0e';
const swapCase = (text: string) =>
  Array.from(text, (sign) => (sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase())).join('');
const base32 = (text: string) => {
  const bits = digits(2, 8, '')(text).match(/.{1,5}/g) ?? [];
  return bits
    .map((five) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.charAt(Number.parseInt(five.padEnd(5, '0'), 2)))
    .join('');
};
const otherForms: Readonly<Record<string, (text: string) => string>> = {
  literal: String,
  'capital letters': (text) => text.toUpperCase(),
  'small letters': (text) => text.toLowerCase(),
  'swapped case': swapCase,
  'decimal bytes': digits(10, 0, ' '),
  'decimal bytes as JSON': (text) => JSON.stringify([...Buffer.from(text)]),
  'decimal bytes of three digits': digits(10, 3, ','),
  'octal bytes': digits(8, 0, ' '),
  'octal bytes of three digits': digits(8, 3, ' '),
  'octal escapes': digits(8, 3, '', '\\'),
  'octal bytes of Python': digits(8, 0, ', ', '0o'),
  'binary bytes': digits(2, 8, ' '),
  'binary bytes in one row': digits(2, 8, ''),
  'binary bytes of Python': digits(2, 0, ', ', '0b'),
  'hexadecimal bytes of C': digits(16, 2, ', ', '0x'),
  'decimal entities': (text) => Array.from(text, (sign) => `&#${String(sign.charCodeAt(0))};`).join(''),
  'hexadecimal entities': (text) => Array.from(text, (sign) => `&#x${sign.charCodeAt(0).toString(16)};`).join(''),
  base32,
  'base32 behind one byte': (text) => base32(`x${text}`),
  'base32 between others': (text) => base32(`xyz${text}ab`),
  'base32 in small letters, in groups': (text) => base32(text).toLowerCase().replace(/.{4}/g, '$& '),
  base64,
  'base64 of base64': (text) => base64(base64(text)),
  'base64 of base64 behind others': (text) => base64(`user:${base64(`x${text}`)}`),
  'base64 of URL-safe base64': (text) => base64(Buffer.from(text).toString('base64url')),
  'base64 of hexadecimal': (text) => base64(hex(text)),
  'base64 of capital hexadecimal': (text) => base64(`0x${hex(text).toUpperCase()}`),
};

describe.each(Object.keys(otherForms))('a known secret in the form %s', (name) => {
  const redact = createRedact([key, 'canarytgyrlsnwoqecux', 'p@ss/W0rd+with=signs&<more>']);
  const form = otherForms[name] ?? String;

  test.each([key, 'canarytgyrlsnwoqecux', 'p@ss/W0rd+with=signs&<more>'])('is hidden: %s', (value) => {
    const shown = redact(`before ${form(value)} after`);
    expect(shown).toMatch(/^before .{0,9}\*{3}.{0,9} after$/);
  });

  test('is hidden wherever its text is truncated', () => {
    const whole = form(key);
    const rest = 'lorem ipsum dolor sit amet';
    const enough = Math.ceil((whole.length * 20) / key.length);
    for (let at = 0; at <= 40; at += 1) {
      const length = Math.round((whole.length * at) / 40);
      const [begun, ended] = [redact(`${rest} ${whole.slice(0, length)}`), redact(`${whole.slice(length)} ${rest}`)];
      if (length > enough) expect(begun.length).toBeLessThan(rest.length + 30);
      if (whole.length - length > enough) expect(ended.length).toBeLessThan(rest.length + 30);
    }
  });
});

describe('a part of a known secret', () => {
  const redact = createRedact([
    key,
    'postgres://app:hunter2-Xk9@db.internal:5432/main',
    '/home/runner/work/_temp/creds-81.json',
  ]);

  test.each<readonly [string, string, string]>([
    ['a beginning of 8 characters beyond its public prefix', 'key sk-test-Zq7Lw9Tx…', 'key ***…'],
    ['a shorter beginning', 'key sk-test-Zq7Lw9T…', 'key sk-test-Zq7Lw9T…'],
    ['an end of 8 characters', '…gF1dS5aQ0e.', '…***.'],
    ['a shorter end', '…dS5aQ0e.', '…dS5aQ0e.'],
    [
      'two halves with words between',
      'first sk-test-Zq7Lw9TxR2vB and then 8nM4pK6jH3gF1dS5aQ0e',
      'first *** and then ***',
    ],
    ['a beginning spread by separators', 's k - t e s t - Z q 7 L w 9 T x R 2 end', '*** end'],
    ['a beginning of a password in an address', 'psql postgres://app:hunter2-X…', 'psql ***…'],
    ['the host of an address', 'ping @db.internal:5432/main', 'ping @db.internal:5432/main'],
    ['the directory of a path', 'ls /home/runner/work/_temp/other.json', 'ls /home/runner/work/_temp/other.json'],
  ])('treats a part of a secret as expected: %s', (_name, text, expected) => {
    expect(redact(text)).toBe(expected);
  });

  const claude = 'sk-ant-api03-Zq7Lw9TxR2vB8nM4pK6jH3gF1dS5aQ0eYt91Cc7';
  const phrase = 'correct-horse-battery-staple';
  const database = 'postgres://deployment:N7v-wQ2x.Kp9@database.internal:5432/main-tables?sslpassword=Hy6Tr3Wq9';
  const account = JSON.stringify(
    { type: 'service_account', project_id: 'my-project', private: 'Uq7Zk2Wm9Xc4Vb8N' },
    null,
    1,
  );

  test.each<readonly [string, string, string, string]>([
    ['8 characters from the middle', claude, 'a R2vB8nM4 b', 'a *** b'],
    ['7 characters from the middle', claude, 'a R2vB8nM b', 'a R2vB8nM b'],
    ['a long piece from the middle', claude, 'a 9TxR2vB8nM4pK6jH3gF1 b', 'a *** b'],
    ['a piece from the middle with separators', claude, 'a R2vB 8nM4 pK6j b', 'a *** b'],
    ['a piece from the middle in capitals', claude, 'a R2VB8NM4PK b', 'a *** b'],
    ['8 characters with a separator among them', 'Zq7-Lw9Tx_R2vB8', 'a 7-Lw9Tx_ b', 'a *** b'],
    ['the prefix of the issuer', claude, 'keys begin with sk-ant-api03-', 'keys begin with sk-ant-api03-'],
    ['the login before a key', `Basic ${claude}`, 'a Basic sk-ant-api03- key', 'a Basic sk-ant-api03- key'],
    ['the first words of a passphrase', phrase, 'a correct-horse-battery b', 'a *** b'],
    ['the last words of a passphrase', phrase, 'a horse-battery-staple b', 'a *** b'],
    ['two words of a passphrase with spaces', phrase, 'a horse battery b', 'a *** b'],
    ['one word of a passphrase', phrase, 'a correct battery', 'a correct battery'],
    ['words of a passphrase with dots', 'hunter.falcon.marble.9911', 'a falcon.marble b', 'a *** b'],
    ['words of a passphrase with spaces', 'my-staging admin password 77', 'a staging admin b', 'a staging admin b'],
    ['words of a sentence', 'the staging admin password 77', 'a staging admin b', 'a *** b'],
    ['a piece of a password in an address', database, 'a v-wQ2x.K b', 'a *** b'],
    ['a value of a query in an address', database, 'a Hy6Tr3Wq b', 'a *** b'],
    [
      'scheme, user, host, port and path of an address',
      database,
      'postgres://deployment: and database.internal:5432/main-tables?sslpassword= are public',
      'postgres://deployment: and database.internal:5432/main-tables?sslpassword= are public',
    ],
    ['a key as the user of an address', 'https://Zq7Lw9TxR2vB8n@errors.example.org/42', 'a w9TxR2vB b', 'a *** b'],
    ['a value in a document', account, 'a k2Wm9Xc4 b', 'a *** b'],
    ['the frame of a document', account, '"type": "service_acc', '"type": "service_acc'],
    ['a part of a placeholder', 'your-api-key-goes-here', 'a api-key-goes b', 'a api-key-goes b'],
    ['a part of a plain word', 'administrator', 'a administer b', 'a administer b'],
    ['a row of one digit', 'Zq7L0000000000w9Tx', 'a 0000000000 b', 'a 0000000000 b'],
  ])('is hidden only if it is secret: %s', (_name, value, text, expected) => {
    expect(createRedact([value])(text)).toBe(expected);
  });

  test('every piece of at least 8 letters and digits of a random key is hidden completely', () => {
    const letters = fc
      .stringMatching(/^[A-Z][0-9][a-z][0-9][A-Za-z0-9]{20,40}$/)
      .filter((text) => new Set(text).size > 20);
    fc.assert(
      fc.property(letters, fc.nat(), fc.integer({ min: 8, max: 20 }), (value, from, length) => {
        const start = from % (value.length - length);
        const piece = value.slice(start, start + length);
        fc.pre(/[0-9].*[0-9]/.test(piece.slice(1, -1)));
        expect(createRedact([value])(`«${piece}»`)).toBe('«***»');
      }),
    );
  });

  test('a megabyte of pieces of a secret is hidden', () => {
    const redacted = createRedact(['hunter2-hunter2-hunter2-hunter3'])('hunter2-hunter2-'.repeat(60_000));
    expect(redacted).not.toContain('hunter2');
  });

  test('a private key is hidden line by line, wherever a line is truncated', () => {
    const line = 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7VJTUt9Us8cKj';
    const pem = createRedact([`-----BEGIN PRIVATE KEY-----\n${line}\nq1w2e3r4t5y6u7i8o9p0\n-----END PRIVATE KEY-----`]);
    for (let at = 8; at < line.length; at += 1) expect(pem(`x ${line.slice(0, at)}`)).toBe('x ***');
    expect(pem('-----BEGIN PUBLIC KEY-----')).toBe('-----BEGIN PUBLIC KEY-----');
  });
});

test('a secret that is added later is hidden from then on', () => {
  const { redact, add } = createRedactor(['first-secret-1']);
  expect(redact('first-secret-1 second-secret-2')).toBe('*** second-secret-2');
  add(['second-secret-2', 'first-secret-1']);
  expect(redact('first-secret-1 second-secret-2')).toBe('*** ***');
});

describe('token formats', () => {
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
    [`AWS_SECRET_ACCESS_KEY: "${tail}"`, 'AWS_SECRET_ACCESS_KEY: "***"'],
    ['xoxb-123456789012-abcdefABCDEF', '***'],
    [`npm_${tail}`, '***'],
    [`hf_${tail}`, '***'],
    [`glpat-${tail}`, '***'],
    [`sk_live_${tail}`, '***'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', '***'],
    ['https://user:pa55w0rd@example.org/x', 'https://user:***@example.org/x'],
    [`https://x-access-token:${tail}@github.com`, 'https://x-access-token:***@github.com'],
    ['https://Zq7Lw9TxR2vB8n4k@github.com/o/r', 'https://***@github.com/o/r'],
    ['https://octocat@github.com/o/r', 'https://octocat@github.com/o/r'],
    [`basic ${base64(`x-access-token:${tail}`)}`, 'basic ***'],
    ['Authorization: Bearer abcdefgh12345678', 'Authorization: Bearer ***'],
    ['AUTHORIZATION=token abcdefgh12345678', 'AUTHORIZATION=token ***'],
    [`-----BEGIN RSA PRIVATE KEY-----\n${tail}\n${tail}\n-----END RSA PRIVATE KEY-----\nafter`, '***\nafter'],
    [`-----BEGIN OPENSSH PRIVATE KEY-----\\n${tail}\\n${tail}\\n and more`, '***\\n and more'],
  ])('hides a token of a known format: %s', (text, expected) => {
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
  ])('does not hide ordinary text: %s', (text) => {
    expect(none(text)).toBe(text);
  });
});

describe('for all texts', () => {
  const token = fc.string({ minLength: 6, maxLength: 20 }).filter((text) => text.trim().length >= 6);
  test('redaction is idempotent', () => {
    fc.assert(
      fc.property(fc.array(token, { maxLength: 3 }), fc.array(fc.string()), (secrets, pieces) => {
        const redact = createRedact(secrets);
        const once = redact(pieces.flatMap((piece, index) => [piece, secrets[index] ?? '***']).join(''));
        expect(redact(once)).toBe(once);
      }),
    );
  });

  test('no secret is left in any text', () => {
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

  test('text without a secret is unchanged', () => {
    const token = fc.stringMatching(/^[A-Za-z0-9]{20,40}$/);
    const word = fc.oneof(
      fc.constantFrom(
        ...'the production database token of a user is in the environment, line 12 of src/app/run.ts'.split(' '),
      ),
      fc.string({ maxLength: 12 }),
      fc.constantFrom('115 107 45 116', '0x73, 0x6b', 'c2stdGVzdA==', '&#115;', '\\163\\153', 'ONWGW==='),
    );
    fc.assert(
      fc.property(fc.array(token, { minLength: 1, maxLength: 3 }), fc.array(word), (secrets, words) => {
        const text = words.join(' ');
        expect(createRedact(secrets.map((one) => `sk-test-${one}`))(text)).toBe(text);
      }),
    );
  });

  test('a text that repeats a secret very often is hidden as a whole, in bounded time', () => {
    const value = 'aaaaaaaaaa'.repeat(1_000);
    expect(createRedact([`${value}b`])(`${'a'.repeat(5_000)}-`.repeat(200))).toBe('***');
  });

  test.each<readonly [string, string]>([
    ['plain text', 'lorem ipsum '],
    ['starts of web tokens', 'eyJaaaaaaaaaaaa-'],
    ['starts of keys', '-----BEGIN PRIVATE KEY-----'],
    ['unterminated starts of keys', '-----BEGIN PRIVATE KEY-----\\n++++++++++++++ '],
    ['starts of addresses', '://a:'],
    ['spaces', ' '],
    ['plus signs', '+'],
    ['backslashes', '\\'],
    ['shorter parts of the secret', 'hunter2 once '],
  ])('a megabyte of %s is processed in linear time and unchanged', (_name, unit) => {
    const redact = createRedact(['hunter2-hunter2-hunter2-hunter3', 'qqqqqqqqqqqqqqqqqqqqqqqq', key]);
    const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
    expect(redact(text) === text).toBe(true);
  });
});

test('a text is redacted in the same way each time, however many texts were redacted since', () => {
  const redactor = createRedactor(['first-secret']);
  const text = 'first-secret and second-secret';
  const seen = new Set<string>();
  for (let at = 0; at < 2000; at += 1) {
    redactor.redact(`text ${String(at)}`);
    if (at % 100 === 0) seen.add(redactor.redact(text));
  }
  expect([...seen]).toEqual(['*** and second-secret']);
  redactor.add(['second-secret']);
  expect(redactor.redact(text)).toBe('*** and ***');
});
