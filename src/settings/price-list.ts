import * as z from 'zod/mini';
import { itemsOf, textOrStrings } from './values.js';

export interface OwnPrice {
  readonly input: number;
  readonly output: number;
  readonly cacheRead?: number;
  readonly cacheWrite?: number;
}

const error =
  'must have one `PROVIDER/ID: input output [cache-read [cache-write]]` per line, in US dollars per million tokens';

export function priceList() {
  const schema = () =>
    z.pipe(
      itemsOf('\n', error),
      z.pipe(
        z.array(z.string().check(z.regex(/^[^\s:]+\/\S+: +\d+(\.\d+)?( +\d+(\.\d+)?){1,3}$/, { error }))),
        z.transform((lines) => Object.fromEntries(lines.map(priceOf)) as Readonly<Record<string, OwnPrice>>),
      ),
    );
  return { schema, json: textOrStrings };
}

function priceOf(line: string): readonly [string, OwnPrice] {
  const end = line.lastIndexOf(': ');
  const [input = 0, output = 0, cacheRead, cacheWrite] = line
    .slice(end + 1)
    .trim()
    .split(/ +/)
    .map(Number);
  const cache = {
    ...(cacheRead === undefined ? {} : { cacheRead }),
    ...(cacheWrite === undefined ? {} : { cacheWrite }),
  };
  return [line.slice(0, end), { input, output, ...cache }];
}
