/** How the hidden first line of everything that we post begins. By it a run knows its own words among those of others. */
export const ownMarker = '<!-- sallyport:';

/** Whether a text says that Sallyport posted it. Anybody can write the same, so this may only make a run do less. */
export function hasOwnMarker(text: string): boolean {
  return text.trimStart().startsWith(ownMarker);
}
