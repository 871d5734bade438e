// @ts-check
// Reads the text of pages of a PDF in a thread, which can be ended whatever the file does: see pdf-text.ts.
import { parentPort, workerData } from 'node:worker_threads';

/** @type {import('./pdf-text.js').PdfThreadOptions} */
const { library, characterMaps, bytes, first, last, maxCharacters } = workerData;

/**
 * Provides the character maps that the file names.
 * @param {(name: string) => string | null} characterMap
 * @param {Set<string>} missing
 */
function mapsFactory(characterMap, missing) {
  let known = 0;
  return class {
    /** @param {{ kind: string, filename: string }} file */
    async fetch({ kind, filename }) {
      const map = kind === 'cMapUrl' ? characterMap(filename) : null;
      const isOfFont = /^Adobe-.*-UCS2$/.test(filename);
      if (map !== null && !isOfFont) known += 1;
      // Without a map from codes, the numbers are those of the font.
      if (kind === 'cMapUrl' && (map === null || (isOfFont && known === 0))) missing.add(filename);
      if (map === null) throw new Error(`${filename} is not available`);
      return new TextEncoder().encode(map);
    }
  };
}

/** @returns {Promise<import('./pdf-text.js').PdfText>} */
async function readPages() {
  const [{ getDocument }, { characterMap }] = await Promise.all([import(library), import(characterMaps)]);
  /** @type {Set<string>} */
  const missing = new Set();
  const maps = { BinaryDataFactory: mapsFactory(characterMap, missing), useWorkerFetch: false, cMapPacked: false };
  const options = { isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 };
  const document = await getDocument({ data: bytes, ...options, ...maps }).promise;
  const texts = [];
  let left = maxCharacters;
  for (let number = first; number <= Math.min(last, document.numPages) && left > 0; number += 1) {
    const page = await document.getPage(number);
    /** @type {{ items: { str?: string, hasEOL?: boolean }[] }} */
    const { items } = await page.getTextContent();
    const text = items.map((item) => `${item.str ?? ''}${item.hasEOL ? '\n' : ''}`).join('');
    texts.push(text.length <= left ? text : text.slice(0, left));
    left -= text.length;
  }
  return { pages: document.numPages, texts, missing: [...missing] };
}

try {
  parentPort?.postMessage(await readPages());
} catch (error) {
  parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
}
