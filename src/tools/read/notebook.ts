import { formatCount } from '../../format-number.js';
import type { Part } from '../../messages/types.js';
import { asArray, asRecord, parsedJson } from '../../parsed-json.js';
import { startOf } from '../../text.js';

/** The maximum length of an output, in characters; a notebook may contain megabytes of progress bars. */
const maxOutput = 10_000;

/** Images beyond these limits are named and omitted. */
const maxImages = 20;
const maxImageBytes = 5_000_000;

const imageTypes = ['image/png', 'image/jpeg', 'image/gif', 'image/webp'];

interface Page {
  readonly parts: Part[];
  images: number;
}

/** Cells and outputs (nbformat 4), images in place. `null` if it is not JSON or not a notebook. */
export function notebookParts(name: string, text: string): readonly Part[] | null {
  const notebook = asRecord(parsedJson(text));
  if (!Array.isArray(notebook['cells'])) return null;
  const cells = asArray(notebook['cells']).map(asRecord);
  const { language_info: info, kernelspec: kernel } = asRecord(notebook['metadata']);
  const language = asRecord(info)['name'] ?? asRecord(kernel)['language'];
  const page: Page = { parts: [], images: 0 };
  write(
    page,
    `[notebook ${name}: ${formatCount(cells.length, 'cell')}${typeof language === 'string' ? `, ${oneLine(language)}` : ''}]\n`,
  );
  for (const [index, cell] of cells.entries()) writeCell(page, index + 1, cell);
  return page.parts;
}

function writeCell(page: Page, number: number, cell: Readonly<Record<string, unknown>>): void {
  const type = typeof cell['cell_type'] === 'string' ? oneLine(cell['cell_type']) : 'unknown';
  const run = typeof cell['execution_count'] === 'number' ? `, run ${cell['execution_count']}` : '';
  write(page, `[cell ${number}, ${type}${run}]\n${line(joined(cell['source']))}`);
  for (const output of asArray(cell['outputs']).map(asRecord)) writeOutput(page, number, output);
}

function writeOutput(page: Page, number: number, output: Readonly<Record<string, unknown>>): void {
  const data = asRecord(output['data']);
  const image = imageTypes.find((type) => data[type] !== undefined);
  if (image !== undefined) {
    writeImage(page, number, { mediaType: image, data: joined(data[image]) });
    return;
  }
  const text =
    output['output_type'] === 'error'
      ? asArray(output['traceback']).map(String).join('\n') || `${String(output['ename'])}: ${String(output['evalue'])}`
      : joined(output['text'] ?? data['text/plain'] ?? data['text/markdown']);
  if (text !== '')
    write(page, `[output of cell ${number}]\n${line(shortened(text.replace(/\u001b\[[0-?]*[ -/]*[@-~]/g, '')))}`);
  else if (Object.keys(data).length > 0) {
    write(page, `[output of cell ${number}, omitted: ${oneLine(Object.keys(data).join(', '))}]\n`);
  }
}

function writeImage(page: Page, number: number, image: { readonly mediaType: string; readonly data: string }): void {
  const data = image.data.replace(/\s/g, '');
  const bytes = Buffer.byteLength(data, 'base64');
  const why =
    page.images >= maxImages
      ? `beyond the limit of ${maxImages} images`
      : bytes > maxImageBytes
        ? `${bytes} bytes, more than the limit of ${maxImageBytes}`
        : /^[A-Za-z0-9+/]+={0,2}$/.test(data)
          ? null
          : 'invalid base64';
  if (why !== null) {
    write(page, `[image of cell ${number}, omitted: ${why}]\n`);
    return;
  }
  page.images += 1;
  write(page, `[image of cell ${number}]\n`);
  page.parts.push({ type: 'media', mediaType: image.mediaType, data, name: `cell-${number}` });
}

function write(page: Page, text: string): void {
  const last = page.parts.at(-1);
  if (last?.type === 'text') page.parts[page.parts.length - 1] = { type: 'text', text: last.text + text };
  else page.parts.push({ type: 'text', text });
}

/** A notebook stores text as one string or as a list of lines. */
function joined(value: unknown): string {
  if (typeof value === 'string') return value;
  return asArray(value)
    .filter((piece) => typeof piece === 'string')
    .join('');
}

function shortened(text: string): string {
  const start = startOf(text, maxOutput);
  return start === text ? text : `${start}\n[… ${text.length - start.length} more characters]`;
}

function line(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}

function oneLine(text: string): string {
  return startOf(text.replace(/[\s\]]+/g, ' '), 80);
}
