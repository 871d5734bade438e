import { guarded } from './shared/define.js';

export const databasesAndConverters = guarded({
  names:
    'psql mysql mariadb sqlite3 sqlite mongo mongosh redis-cli duckdb clickhouse clickhouse-client cqlsh sqlcmd pg_dump pg_restore mysqldump createdb dropdb influx etcdctl hg svn fossil bzr darcs jj cvs p4 ctags etags pandoc ffmpeg convert magick gs pdflatex latex xelatex lualatex tex dvips dot inkscape libreoffice soffice wkhtmltopdf groff troff nroff exiftool tidy xmllint xsltproc xmlstarlet',
  source: 'https://sqlite.org/cli.html',
  why: 'is a command, an address or a file that the rule does not name',
  grants: 'Its commands and input files can run programs and reach files.',
});
