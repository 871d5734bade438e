#!/usr/bin/env bash
# @vercel/ncc 0.45.0, on Node 20 and later.
#
# A module reads a file next to it through `new URL('./data.wasm', import.meta.url)`.
# Bundled by ncc, the file is copied as it is. With one `??=` anywhere in the same
# module, the copy has other bytes: each byte that is not valid UTF-8 became the three
# bytes of U+FFFD. Both builds exit with 0 and print no warning; the WebAssembly of the
# second one fails only when it is compiled.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @vercel/ncc@0.45.0

# An empty WebAssembly module with one custom section named "test" that holds 80 ff.
node -e "require('fs').writeFileSync('data.wasm', Buffer.from('0061736d0100000000070474657374' + '80ff', 'hex'))"
load="import { readFileSync } from 'node:fs';
const bytes = readFileSync(new URL('./data.wasm', import.meta.url));
console.log(bytes.toString('hex'), WebAssembly.validate(bytes) ? 'valid' : 'broken');"
printf '%s\n' "$load" > plain.mjs
printf '%s\n' 'let unset;' 'unset ??= 1;' "$load" > assigned.mjs

result=''
for name in plain assigned; do
  npx ncc build "$name.mjs" --out "out-$name" >/dev/null
  result+="$name.mjs: $(node "$name.mjs"); bundled: $(node "out-$name/index.mjs")"$'\n'
done
printf '%s' "$result"

expected='plain.mjs: 0061736d010000000007047465737480ff valid; bundled: 0061736d010000000007047465737480ff valid
assigned.mjs: 0061736d010000000007047465737480ff valid; bundled: 0061736d0100000000070474657374efbfbdefbfbd broken
'
[ "$result" = "$expected" ] || { echo 'the behavior has changed' >&2; exit 1; }
