/** The start of the hidden first line of everything that Sallyport posts, by which a run recognizes its own posts. */
export const ownMarker = '<!-- sallyport:';

/** Whether a text claims to be posted by Sallyport. Anyone can write this, so it may only make a run do less. */
export function hasOwnMarker(text: string): boolean {
  return text.trimStart().startsWith(ownMarker);
}
