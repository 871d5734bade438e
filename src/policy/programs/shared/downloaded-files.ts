import type { Word } from '../../shell/types.js';
import { type PartialEffects } from './define.js';
import { riskOf } from './risks.js';
import { addressEffects, literalOf, literalWord, orHere, pathEffects } from './words.js';

export function pathInside(place: Word, name: string): Word {
  const directory = literalOf(place);
  return directory === null ? place : literalWord(`${directory}/${name}`);
}

/** Files named after the last segment of an address, raw and decoded, in the working directory or in `places`. */
export function remoteNamedFiles(addresses: readonly Word[], places: readonly Word[], cwd: string): PartialEffects[] {
  const names = addresses.flatMap((word) => {
    const path = /^[a-z]+:\/\/[^/]*(\/[^#]*)/i.exec(literalOf(word) ?? '')?.[1] ?? '';
    return [path, path.replace(/\?.*$/s, '')].map((text) => text.slice(text.lastIndexOf('/') + 1));
  });
  const files = new Set(['', ...names, ...names.map(percentDecoded)]);
  return orHere(places).flatMap((place) =>
    [...files].map((name) => pathEffects('write', pathInside(place, name), cwd)),
  );
}

function percentDecoded(name: string): string {
  return name.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

/** curl and wget treat an address without a scheme as http. */
export function requestEffects(word: Word): PartialEffects {
  const value = literalOf(word);
  if (value === null || /^[a-z][\w+.-]*:\/\//i.test(value)) return addressEffects(word);
  return { risks: [riskOf(word, 'is an address without https://')] };
}
