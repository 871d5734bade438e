export function print(text: string): string {
  return text.trim();
}
