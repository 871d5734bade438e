import { expect, test } from 'vitest';
import { createReadTool } from '../../src/tools/read.js';
import { aWorkspace, shown, use } from './workspace.js';

/** A PDF with these texts on its pages. */
function aPdf(pages: readonly string[]): Buffer {
  const objects = [
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
  ];
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
  ['an error after the last page', { pages: '24' }, 'ERROR a.pdf has 23 pages; there is no page 24.'],
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
