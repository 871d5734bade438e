import { rename, writeFile } from 'node:fs/promises';

export async function save(path: string, data: unknown): Promise<void> {
  await writeFile(`${path}.new`, JSON.stringify(data));
  await rename(`${path}.new`, path);
}

export async function saveAll(files: ReadonlyMap<string, unknown>): Promise<number> {
  let saved = 0;
  [...files].forEach(async ([path, data]) => {
    await save(path, data);
    saved += 1;
  });
  return saved;
}
