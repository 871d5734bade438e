import { guarded } from './shared/define.js';

export const interpreters = guarded({
  names:
    'lua luajit Rscript R julia elixir iex erl escript ghc runghc ocaml guile racket sbcl clojure tclsh wish osascript nim raku octave gnuplot powershell pwsh fish csh tcsh',
  source: 'https://www.lua.org/manual/5.4/manual.html#7',
  why: 'is a program that the rule does not name',
  grants: 'Runs programs.',
  flag: '-v -q',
  text: '-e -E --eval --execute -eval -c -C --command --commands -Command -EncodedCommand -ec -r',
});
