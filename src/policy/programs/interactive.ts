import type { Program } from '../shell/types.js';
import { defineProgram, guarded, riskOf } from './define.js';
import { literalOf } from './words.js';

const starts = 'runs commands or programs from within';

/** Pagers, editors, databases and desktops: made for a person at a terminal, and able to start a shell. */
export const interactivePrograms: readonly Program[] = [
  defineProgram({
    names: ['less', 'more', 'most', 'pg', 'bat', 'batcat'],
    source: 'https://man7.org/linux/man-pages/man1/less.1.html',
    options: {
      flag: '-F -R -X -S -N -n -i -I -s -e -E -M -q -Q -c -f -A --plain --no-pager --quit-if-one-screen --chop-long-lines --LINE-NUMBERS',
      value: '-p --style --color --theme --language -l --line-range --tabs -x',
      risks: [
        {
          why: starts,
          value:
            '-k --lesskey-file --lesskey-src -o -O --log-file -t --tag -T --tag-file --pager --paging --config-file --map-syntax',
          flag: '--lessopen',
          optional: '-P* +*',
        },
      ],
    },
    operands: 'read',
    check: ({ scan, invocation }) => {
      const commands = scan.operands
        .filter((word) => /^\+/.test(literalOf(word) ?? '+'))
        .map((word) => riskOf(word, 'is a command of the pager'));
      const pages =
        literalOf(invocation.argv[0]) === 'more'
          ? invocation.argv.slice(0, 1).map((word) => riskOf(word, 'starts a shell when asked to'))
          : [];
      return { risks: [...commands, ...pages] };
    },
  }),
  defineProgram({
    names: ['man', 'apropos', 'whatis', 'tldr'],
    source: 'https://man7.org/linux/man-pages/man1/man.1.html',
    options: {
      flag: '-k -f -a -w -W --where --path -K',
      risks: [
        {
          why: starts,
          optional: '-H --html -X --gxditview -T --troff-device -t',
          value: '-P --pager -C --config-file -M --manpath -L -m -E -p -r --preprocessor -R --recode',
          flag: '-l --local-file -Z -D -d',
        },
      ],
    },
    check: ({ scan }) => ({
      risks: scan.operands
        .filter((word) => !/^[\w+:.-]+$/.test(literalOf(word) ?? '/'))
        .map((word) => riskOf(word, 'is a page from a file')),
    }),
  }),
  guarded({
    names:
      'vi vim nvim view ex ed red nano pico emacs emacsclient joe micro helix hx code subl kak mcedit gvim vimdiff info sensible-editor editor open xdg-open sensible-browser www-browser firefox chromium google-chrome dialog whiptail top htop btop fzf tig lazygit mc ranger nnn gitk',
    source: 'https://vimhelp.org/starting.txt.html',
    why: 'is a file or a command for a program that can start others',
    grants: 'Runs commands from within.',
  }),
  guarded({
    names:
      'psql mysql mariadb sqlite3 sqlite mongo mongosh redis-cli duckdb clickhouse clickhouse-client cqlsh sqlcmd pg_dump pg_restore mysqldump createdb dropdb influx etcdctl hg svn fossil bzr darcs jj cvs p4 ctags etags pandoc ffmpeg convert magick gs pdflatex latex xelatex lualatex tex dvips dot inkscape libreoffice soffice wkhtmltopdf groff troff nroff exiftool tidy xmllint xsltproc xmlstarlet',
    source: 'https://sqlite.org/cli.html',
    why: 'is a command, an address or a file that the rule does not name',
    grants: 'Its commands and input files can run programs and reach files.',
  }),
];
