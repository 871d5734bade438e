/** How files that `init` writes name the action until someone knows its repository. */
export const actionPlaceholder = 'OWNER/sallyport';

/** The lines, counted from 1, that still have the placeholder. */
export function placeholderLines(text: string): readonly number[] {
  return text.split('\n').flatMap((line, index) => (line.includes(actionPlaceholder) ? [index + 1] : []));
}
