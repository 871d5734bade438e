import * as z from 'zod/mini';
import { itemsOf, textOrStrings } from './values.js';

/** A name that HTTP allows, and a value on one line. */
const header = /^([\w!#$%&'*+.^`|~-]+): *(\S.*)$/;
/** These belong to the connection: with others, no request would arrive. */
const reserved =
  /^(?:host|content-length|content-type|transfer-encoding|connection|accept-encoding|upgrade|te|trailer)$/i;

const error = 'must have one `Name: value` per line, and none of the headers of the connection, such as Host';

/** Headers by their names in lower case. */
export function headerList() {
  const schema = () =>
    z.pipe(
      itemsOf('\n', error),
      z.pipe(
        z.array(
          z
            .string()
            .check(z.refine((line) => header.test(line) && !reserved.test(line.split(':', 1)[0] ?? ''), { error })),
        ),
        z.transform((lines) => Object.fromEntries(lines.map(entryOf)) as Readonly<Record<string, string>>),
      ),
    );
  return { schema, json: textOrStrings };
}

function entryOf(line: string): readonly [string, string] {
  const [, name = '', value = ''] = header.exec(line) ?? [];
  return [name.toLowerCase(), value.trim()];
}

/** What is secret in a text of headers: each value, and the token behind a word such as Bearer. */
export function headerSecrets(text: string): readonly string[] {
  return text.split('\n').flatMap((line) => {
    const value = line.slice(line.indexOf(':') + 1).trim();
    const token = value.split(/\s+/).at(-1) ?? '';
    return [value, token].filter((one) => one.length >= shortestSecret);
  });
}

/** A shorter value cannot be distinguished from ordinary words. */
const shortestSecret = 8;
