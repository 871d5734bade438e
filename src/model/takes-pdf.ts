/** Whether a model takes PDF files. Servers behind a compatible API mostly host models that do not. */
export function takesPdf(model: string): boolean {
  return !model.startsWith('compatible/');
}
