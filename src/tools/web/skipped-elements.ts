import type { Token } from 'parse5';

/** Elements without text for readers. */
const never = new Set('script style template svg math iframe object canvas audio video noembed noframes'.split(' '));
/** Elements around the content of a page. */
const around = new Set('nav footer aside'.split(' '));
const empty = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** A second element of the name ends the first one: their end tags are often missing. */
const closesItself = new Set('p li dt dd td th tr option'.split(' '));
/** Hiding one of these would hide the page. */
const roots = new Set(['html', 'body']);

/** Follows which part of a page is left out, without a stack: only the name of the element that is left out counts. */
export function createSkipper(mainOnly: boolean) {
  let name: string | null = null;
  let depth = 0;
  return {
    isSkipping: (): boolean => name !== null,
    /** Whether the tag belongs to a part that is left out. */
    start: (token: Token.TagToken): boolean => {
      const { tagName } = token;
      if (name !== null) {
        if (tagName !== name) return true;
        if (!closesItself.has(name)) {
          depth += 1;
          return true;
        }
        name = null;
      }
      const isLeftOut = never.has(tagName) || (mainOnly && around.has(tagName)) || isHidden(token);
      if (!isLeftOut || token.selfClosing) return isLeftOut;
      if (empty.has(tagName) || roots.has(tagName)) return empty.has(tagName);
      name = tagName;
      depth = 1;
      return true;
    },
    end: (tagName: string): boolean => {
      if (name === null) return false;
      if (tagName === name) depth -= 1;
      if (depth === 0) name = null;
      return true;
    },
  };
}

/** What a browser does not show is not given to the model either: hidden text is written for programs. */
function isHidden({ attrs }: Token.TagToken): boolean {
  return attrs.some(
    ({ name, value }) =>
      name === 'hidden' ||
      (name === 'aria-hidden' && value === 'true') ||
      (name === 'style' && value.length < 10_000 && /(?:display\s*:\s*none|visibility\s*:\s*hidden)/i.test(value)),
  );
}
