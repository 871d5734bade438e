import { lazyRegExp } from '../../lazy-reg-exp.js';

/** How many code units of the start or end of a secret must be visible before they are hidden. */
export interface Parts {
  readonly head: number;
  readonly tail: number;
}

/** A shorter part reveals too little, and ordinary text would match it. */
const minPartLength = 8;
/** The minimum number of letters and digits in a part: a row of dashes is not part of a secret. */
const minLetters = 4;

const address = String.raw`[a-z][a-z0-9+.-]{0,30}:\/\/(?:[^\s:@\/]{0,64}:(?=[^\s@]{1,512}@)|[^\s\/@]{1,256}(?:\/|$))?`;
const directories = String.raw`(?:[a-z]:)?(?:[\\/][A-Za-z]?[a-z0-9._-]{1,64})+[\\/]`;
const issuers = String.raw`AIza|AKIA|ASIA|ABIA|ACCA|eyJ[\w-]{8,}\.|pypi-AgEIcHlwaS5vcmc`;
const words = String.raw`["'\s]{0,4}(?:[A-Za-z]{1,12}\d{0,2}[-_.:=\s"']{1,4}){1,3}`;

/**
 * Public text at the start of a secret: the prefix of an issuer (`sk-ant-api03-`, `ghp_`), the host of an address, the
 * directories of a path, the first words of a passphrase.
 */
const publicHead = new RegExp(`^(?:-----BEGIN [A-Z0-9 ]{0,40}-----|${address}|${directories}|${issuers}|${words})`);

/** Public text at the end: `.json`, `@localhost:5432/db`, the padding of base64. */
const publicTail = /(?:[-_.:/@=?&\s"',]{1,4}[A-Za-z]{0,12}\d{0,5}){1,3}$/;

/** The lengths from which the start and the end of this value are hidden: 8 characters beyond public text. */
export function secretPartsOf(value: string): Parts {
  const backwards = Array.from(value).reverse().join('');
  return {
    head: longEnough(value, publicHead.exec(value)?.[0].length ?? 0),
    tail: longEnough(backwards, publicTail.exec(value)?.[0].length ?? 0),
  };
}

const letterOrDigit = lazyRegExp(String.raw`[\p{L}\p{N}]`, 'u');

function longEnough(value: string, known: number): number {
  let letters = 0;
  for (let at = known; at < value.length; at += 1) {
    if (letterOrDigit().test(value.charAt(at))) letters += 1;
    if (at + 1 >= known + minPartLength && letters >= minLetters) return at + 1;
  }
  return value.length;
}
