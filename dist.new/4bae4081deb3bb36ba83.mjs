// @ts-check
// The character maps of Chinese, Japanese and Korean text that a PDF names and does not contain. PDF.js reads them from
// files of one megabyte, which give each character its number in a font. For text, any numbers do, as long as both maps
// agree: from codes to numbers, and from numbers to Unicode. Codes are decoded by TextDecoder.

/** Assigned ranges of Unicode, of which the numbers follow each other. */
const ranges = [
  [0x0020, 0x04ff],
  [0x2000, 0x33ff],
  [0x4e00, 0x9fff],
  [0xf900, 0xfaff],
  [0xff00, 0xffef],
];
const hangul = [0xac00, 0xd7a3];

/** Codes of one and of two bytes, and the encoding that they have. */
const encodings = [
  { names: /RKSJ/, label: 'shift_jis', spaces: '<00> <80> <A0> <DF> <8140> <9FFC> <E040> <FCFC>', shift: 0 },
  { names: /^(?:78-)?EUC-/, label: 'euc-jp', spaces: '<00> <80> <8EA0> <8EDF> <A1A1> <FEFE>', shift: 0 },
  { names: /^(?:(?:78|Add|Ext|NWP)-)?[HV]$/, label: 'euc-jp', spaces: '<2121> <7E7E>', shift: 0x8080 },
  { names: /^GB(?:K|Kp|pc)?-EUC|^GBK2K/, label: 'gb18030', spaces: '<00> <80> <8140> <FEFE>', shift: 0 },
  { names: /^(?:B5|ET|HK)\w*-/, label: 'big5', spaces: '<00> <80> <8140> <FEFE>', shift: 0 },
  { names: /^KSC(?:ms|pc)?-(?:EUC|UHC)/, label: 'euc-kr', spaces: '<00> <80> <8140> <FEFE>', shift: 0 },
];

const unicodeSpaces = {
  UCS2: '<0000> <FFFF>',
  UTF16: '<0000> <D7FF> <E000> <FFFF> <D800DC00> <DBFFDFFF>',
  UTF32: '<00000000> <0010FFFF>',
};

const hex = (/** @type {number} */ value, digits = 4) => `<${value.toString(16).padStart(digits, '0')}>`;

/** The ranges, each with the number of its first character. They end at the last number: fonts use small ones. */
function numbered(/** @type {boolean} */ isKorean) {
  const all = isKorean ? [...ranges, hangul] : ranges;
  let next = 0x10000 - all.reduce((sum, [first = 0, last = 0]) => sum + last - first + 1, 0);
  return all.map(([first = 0, last = 0]) => {
    const number = next;
    next += last - first + 1;
    return { first, last, number };
  });
}

/**
 * The map with this name in the form of Adobe's files; `null` if it cannot be made.
 * @param {string} name
 * @returns {string | null}
 */
export function characterMap(name) {
  const blocks = numbered(/^(?:KSC|UniKS|Adobe-Korea1)/.test(name));
  if (/^Adobe-\w+-UCS2$/.test(name)) {
    const lines = blocks.map(({ first, last, number }) => `${hex(number)} ${hex(number + last - first)} ${hex(first)}`);
    return mapText('<0000> <FFFF>', `${lines.length} beginbfrange\n${lines.join('\n')}\nendbfrange`);
  }
  const form = /^Uni\w+-(UCS2|UTF16|UTF32)-/.exec(name)?.[1];
  if (form === 'UCS2' || form === 'UTF16' || form === 'UTF32') {
    const digits = form === 'UTF32' ? 8 : 4;
    const lines = blocks.map(({ first, last, number }) => `${hex(first, digits)} ${hex(last, digits)} ${number}`);
    return mapText(unicodeSpaces[form], `${lines.length} begincidrange\n${lines.join('\n')}\nendcidrange`);
  }
  const encoding = encodings.find(({ names }) => names.test(name));
  return encoding === undefined ? null : mapText(encoding.spaces, decodedCodes(encoding, blocks));
}

/**
 * @param {{ label: string, spaces: string, shift: number }} encoding
 * @param {readonly { first: number, last: number, number: number }[]} blocks
 */
function decodedCodes({ label, spaces, shift }, blocks) {
  const decoder = new TextDecoder(label);
  /** @type {string[]} */
  const lines = [];
  const add = (/** @type {number} */ code, /** @type {number} */ digits, /** @type {number[]} */ ...bytes) => {
    const text = decoder.decode(new Uint8Array(bytes));
    const unit = text.length === 1 ? text.charCodeAt(0) : 0xfffd;
    const block = blocks.find(({ first, last }) => unit >= first && unit <= last);
    if (block !== undefined) lines.push(`${hex(code, digits)} ${block.number + unit - block.first}`);
  };
  if (spaces.startsWith('<00>')) for (let code = 0x20; code < 0x100; code += 1) add(code, 2, code);
  for (let high = 0x81; high < 0xff; high += 1)
    for (let low = 0x40; low < 0xff; low += 1) add((high << 8) + low - shift, 4, high, low);
  return `${lines.length} begincidchar\n${lines.join('\n')}\nendcidchar`;
}

const mapText = (/** @type {string} */ spaces, /** @type {string} */ content) =>
  `begincmap\n${spaces.split('> <').length / 2} begincodespacerange\n${spaces}\nendcodespacerange\n${content}\nendcmap\n`;
