import { asObject } from '../error-text.js';

export interface ErrorAnswer {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** The message in the body. */
  readonly text: string;
}

/** Milliseconds: `retry-after-ms`, `retry-after` (also a date), Google's RetryInfo, `Please try again in 1m2.5s`. */
export function requestedWait({ headers, body, text }: ErrorAnswer, now: () => number): number | undefined {
  const header = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '');
  const exact = Number.parseFloat(header('retry-after-ms'));
  if (exact >= 0) return Math.round(exact);
  const after = header('retry-after').trim();
  if (/^\d+(\.\d+)?$/.test(after)) return Math.round(Number(after) * 1000);
  // Dates are relative to the server's clock if it sends one, since the runner's may be wrong.
  const from = Date.parse(header('date'));
  const until = Date.parse(after);
  if (!Number.isNaN(until)) return Math.max(0, until - (Number.isNaN(from) ? now() : from));
  const delay = /"retryDelay":"(\d+(?:\.\d+)?)s"/.exec(JSON.stringify(asObject(body)))?.[1];
  return delay === undefined ? waitInText(text) : Math.round(Number(delay) * 1000);
}

const unitsMs: readonly (readonly [unit: RegExp, milliseconds: number])[] = [
  [/^ms|^milliseconds?$/, 1],
  [/^s(ec(ond)?s?)?$/, 1_000],
  [/^m(in(ute)?s?)?$/, 60_000],
  [/^h(ours?)?$/, 3_600_000],
  [/^d(ays?)?$/, 86_400_000],
];

/** The sum of the durations after `try again in` or `retry in`, e.g. `1h2m3.5s`, `20 seconds`, `450ms`. */
function waitInText(text: string): number | undefined {
  const durations = /\b(?:try again|retry)(?: after| in)?:? ((?:\d+(?:\.\d+)? ?[a-z]+[ ,]*)+)/i.exec(text)?.[1] ?? '';
  let total: number | undefined;
  for (const [, amount = '', unit = ''] of durations.matchAll(/(\d+(?:\.\d+)?) ?([a-z]+)/gi)) {
    const milliseconds = unitsMs.find(([known]) => known.test(unit.toLowerCase()))?.[1];
    if (milliseconds === undefined) break;
    total = (total ?? 0) + Number(amount) * milliseconds;
  }
  return total === undefined ? undefined : Math.round(total);
}
