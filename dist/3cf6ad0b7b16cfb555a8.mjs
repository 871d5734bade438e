// @ts-check
// Reads the text of pages of a PDF in a thread, which can be ended whatever the file does: see pdf-text.ts.
import { parentPort, workerData } from 'node:worker_threads';

/** @type {import('./pdf-text.js').PdfThreadOptions} */
const { library, bytes, first, last, maxCharacters } = workerData;

/** @returns {Promise<import('./pdf-text.js').PdfText>} */
async function readPages() {
  const { getDocument } = await import(library);
  const options = { isEvalSupported: false, disableFontFace: true, useSystemFonts: false, verbosity: 0 };
  const document = await getDocument({ data: bytes, ...options }).promise;
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
  return { pages: document.numPages, texts };
}

try {
  parentPort?.postMessage(await readPages());
} catch (error) {
  parentPort?.postMessage({ problem: error instanceof Error ? error.message : String(error) });
}
