#!/usr/bin/env bash
# micromark 4.0.2, compared with commonmark 0.31.2, the reference implementation.
#
# An empty list item cannot interrupt a paragraph, by the specification. micromark
# applies this to indented code as well: a line with only a list marker that follows
# indented code becomes a paragraph with the text "-". The reference implementation
# starts a list, as it does for both when the item has text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund micromark@4.0.2 commonmark@0.31.2

cat > render.mjs <<'JS'
import { HtmlRenderer, Parser } from 'commonmark';
import { micromark } from 'micromark';
for (const text of ['    code\n-\n- b\n', '    code\n1.\n', '    code\n- b\n', '# heading\n-\n']) {
  const reference = new HtmlRenderer().render(new Parser().parse(text));
  const tags = (html) => html.match(/<\w+|>[^<\n]+/g).join(' ');
  console.log(`${JSON.stringify(text)} | ${tags(reference)} | ${tags(micromark(text))}`);
}
JS
result=$(node render.mjs)
printf '%s\n' "$result"
expected=$(cat <<'TEXT'
"    code\n-\n- b\n" | <pre <code >code <ul <li <li >b | <pre <code >code <p >- <ul <li >b
"    code\n1.\n" | <pre <code >code <ol <li | <pre <code >code <p >1.
"    code\n- b\n" | <pre <code >code <ul <li >b | <pre <code >code <ul <li >b
"# heading\n-\n" | <h1 >heading <ul <li | <h1 >heading <ul <li
TEXT
)
[ "$result" = "$expected" ] || { echo 'the behavior has changed' >&2; exit 1; }
