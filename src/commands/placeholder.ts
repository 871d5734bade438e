/** How files that `init` writes name the action until someone knows its repository. */
export const actionPlaceholder = 'OWNER/sallyport';

export function placeholderLines(text: string): readonly number[] {
  return text.split('\n').flatMap((line, index) => (line.includes(actionPlaceholder) ? [index + 1] : []));
}
