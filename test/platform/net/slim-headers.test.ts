import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slimHeaders } from '../../../src/platform/net/slim-headers.js';

const name = fc.constantFrom('a', 'A', 'b', 'X-Key', 'x-key', 'content-type', 'Accept');
const value = fc.stringMatching(/^[ -~]{0,20}$/);
const pairs = fc.array(fc.tuple(name, value));
const construct = slimHeaders as unknown as new (init?: unknown) => ReturnType<typeof slimHeaders>;

test("slim headers behave like the platform's class", () => {
  fc.assert(
    fc.property(pairs, fc.array(fc.tuple(fc.constantFrom('append', 'set', 'delete'), name, value)), (init, changes) => {
      const [ours, own] = [new construct(init), new Headers(init)];
      for (const [method, key, text] of changes) {
        ours[method](key, text);
        own[method](key, text);
      }
      expect([...ours]).toEqual([...own]);
      expect([...ours.keys()]).toEqual([...own.keys()]);
      expect([...ours.values()]).toEqual([...own.values()]);
      for (const key of ['A', 'x-KEY', 'none'])
        expect([ours.get(key), ours.has(key)]).toEqual([own.get(key), own.has(key)]);
      expect(ours).toBeInstanceOf(slimHeaders);
    }),
  );
});

test.each([
  undefined,
  null,
  {},
  { A: 'b' },
  [['a', 'b']],
  new Map([['a', 'b']]),
  new Headers({ a: 'b' }),
])('slim headers can be created from %j', (init) => {
  expect([...new construct(init)]).toEqual([...new Headers((init ?? undefined) as never)]);
});
