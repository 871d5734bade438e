import { UserError } from '../../errors.js';
import { decodePrompt } from '../../prompt/decode.js';
import { readYamlFile } from '../../prompt/formats/yaml.js';
import { exactNumber } from './exact-json.js';
import { itemProblem } from './item-problem.js';
import type { Row } from './rows.js';

/** The rows of `testData` of a .prompt.yml. Rejects with UserError `batch-items`, `prompt-syntax`, `prompt-unreadable`. */
export async function testDataRows(path: string, bytes: Uint8Array): Promise<readonly Row[]> {
  const file = await readYamlFile(path, decodePrompt(bytes, path), exactNumber);
  const rows = file.value['testData'];
  if (rows === undefined) throw itemProblem(path, 'the file has no testData', 'add testData, a list of mappings');
  if (!Array.isArray(rows)) {
    const { found: _, ...diagnostic } = file.diagnostic(['testData'], {
      message: '`testData` must be a list',
      hint: 'write one mapping per row, each starting with a dash',
    });
    throw new UserError({ ...diagnostic, code: 'batch-items' });
  }
  return rows.map((value: unknown, index) => {
    const { location = path } = file.diagnostic(['testData', index], { message: '', hint: '' });
    return { value, location };
  });
}
