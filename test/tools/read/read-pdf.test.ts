import { expect, test } from 'vitest';
import { createReadTool } from '../../../src/tools/read/read.js';
import { aWorkspace, shown, use } from '../workspace.js';

/** A PDF with these texts on its pages. */
function aPdf(pages: readonly string[]): Buffer {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((text, index) => {
      const content = text === '' ? '' : `BT /F1 12 Tf 50 700 Td (${text}) Tj 0 -20 Td (last line) Tj ET`;
      const font = '/Resources << /Font << /F1 3 0 R >> >>';
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents ${5 + 2 * index} 0 R ${font} >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ]);
}

/** A PDF with a text in a font whose codes only a character map explains. */
function aMappedPdf(encoding: string, ordering: string, codes: string): Buffer {
  const content = `BT /F1 12 Tf 50 700 Td (first) Tj ET BT /F2 12 Tf 50 650 Td <${codes}> Tj ET`;
  const system = `<< /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >>`;
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources << /Font << /F1 3 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /Font /Subtype /Type0 /BaseFont /F /Encoding /${encoding} /DescendantFonts [7 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /F /CIDSystemInfo ${system} /FontDescriptor 8 0 R >>`,
    '<< /Type /FontDescriptor /FontName /F /Flags 6 /FontBBox [0 0 1000 1000] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  ]);
}

function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  const end = `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}

const pages = [...Array.from({ length: 22 }, (_, index) => `text ${index + 1}`), ''];
const page = (number: number): string => `[Page ${number} of 23]\ntext ${number}\nlast line`;

test.each<[string, object, string]>([
  ['selected pages', { pages: '2-3' }, `${page(2)}\n\n${page(3)}\n\n[Continue with pages "4-23".]`],
  ['the last pages', { pages: '22-30' }, `${page(22)}\n\n[Page 23 of 23]\n[No text: it may be an image.]`],
  ['an error after the last page', { pages: '24' }, 'ERROR a.pdf has 23 pages; page 24 does not exist.'],
  ['an error for too many pages', { pages: '1-21' }, 'ERROR pages is a page or a range of at most 20 pages'],
  ['an error for an invalid range', { pages: 'all' }, 'ERROR pages is a page or a range of at most 20 pages'],
])('Read shows %s of a PDF as text', async (_what, input, expected) => {
  const { ports } = aWorkspace({ 'a.pdf': aPdf(pages) });
  expect(shown(await use(createReadTool(ports), { file_path: 'a.pdf', ...input }))).toContain(expected);
});

test('Read shows the first 20 pages as text if the model takes no PDF', async () => {
  const { ports } = aWorkspace({ 'a.pdf': aPdf(pages) });
  const text = shown(await use(createReadTool({ ...ports, pdfAsText: true }), { file_path: 'a.pdf' }));
  expect(text).toContain(page(1));
  expect(text).toContain(`${page(20)}\n\n[Continue with pages "21-23".]`);
});

test.each([
  ['a damaged PDF', 'a.pdf', aPdf(pages).subarray(0, 300), 'ERROR The text of a.pdf cannot be read: '],
  ['a file that is not a PDF', 'a.txt', 'x', 'ERROR a.txt is not a PDF, so it has no pages to select.'],
])('Read of pages of %s is an error', async (_what, path, content, expected) => {
  const { ports } = aWorkspace({ [path]: content });
  expect(shown(await use(createReadTool(ports), { file_path: path, pages: '1' }))).toContain(expected);
});

test.each([
  ['UniGB-UCS2-H', 'GB1', '4e2d6587ff0c0041', '中文，A'],
  ['UniGB-UTF16-H', 'GB1', '4e2d6587', '中文'],
  ['GBK-EUC-H', 'GB1', 'd6d0cec441', '中文A'],
  ['GBK2K-H', 'GB1', 'd6d0cec4', '中文'],
  ['ETen-B5-H', 'CNS1', 'a4a4a4e5', '中文'],
  ['UniCNS-UTF16-H', 'CNS1', '4e2d6587', '中文'],
  ['90ms-RKSJ-H', 'Japan1', '93fa967b8cea836541b1', '日本語テAｱ'],
  ['UniJIS-UTF16-H', 'Japan1', '65e5672c8a9e', '日本語'],
  ['UniJIS-UTF32-H', 'Japan1', '000065e50000672c', '日本'],
  ['EUC-H', 'Japan1', 'c6fccbdc', '日本'],
  ['H', 'Japan1', '467c4b5c', '日本'],
  ['KSCms-UHC-H', 'Korea1', 'c7d1b1db', '한글'],
  ['UniKS-UCS2-H', 'Korea1', 'd55cae00', '한글'],
])('Read shows text of the character map %s of %s: %s is %s', async (encoding, ordering, codes, expected) => {
  const { ports } = aWorkspace({ 'a.pdf': aMappedPdf(encoding, ordering, codes) });
  const text = shown(await use(createReadTool(ports), { file_path: 'a.pdf', pages: '1' }));
  expect(text).toBe(`[Page 1 of 1]\nfirst\n${expected}`);
});

test.each([
  ['Identity-H', 'Adobe-Japan1-UCS2'],
  ['CNS-EUC-H', 'CNS-EUC-H'],
])('Read names the character map of %s that is not available', async (encoding, missing) => {
  const { ports } = aWorkspace({ 'a.pdf': aMappedPdf(encoding, 'Japan1', '00220023') });
  const text = shown(await use(createReadTool(ports), { file_path: 'a.pdf', pages: '1' }));
  expect(text).toContain('first');
  expect(text).toContain(`[Some text may be missing: the character map ${missing} is not available.]`);
});
