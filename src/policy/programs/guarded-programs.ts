import { defineGuardedPrograms, guarded } from './shared/define.js';
import { isMoreThanTheRule } from './shared/risks.js';

// Programs of which only the names are known, by what they do: a rule must name every word of a call literally.

export const scriptRunners = guarded({
  names:
    'concurrently nodemon onchange chokidar watchexec shx shelljs dotenv dotenvx env-cmd dotenv-cli zx start-server-and-test server-test wait-on http-server serve live-server local-web-server json-server localtunnel lt ngrok degit tiged giget plop hygen yo np release-it semantic-release standard-version commit-and-tag-version auto vercel netlify wrangler firebase surge gh-pages expo eas sls serverless cdk pulumi supabase prisma drizzle-kit sequelize sequelize-cli typeorm knex npm-check-updates ncu npm-check taze patch-package npkill copyfiles cpx cpy cpy-cli ncp husky simple-git-hooks lefthook is-ci pm2 forever electron electron-builder ng',
  source: 'https://docs.npmjs.com/cli/commands/npx',
  why: 'is a command for a program that runs, changes or publishes what its arguments name',
  grants: 'Runs, changes or publishes what its arguments name.',
});

export const pythonRuntimes = guarded({
  names:
    'invoke scrapy alembic celery gunicorn uvicorn hypercorn ipython jupyter doit fab flask django-admin twine flit maturin bumpversion bump2version cookiecutter cruft copier dvc mlflow streamlit',
  source: 'https://docs.pyinvoke.org/en/stable/invoke.html',
  why: 'is a command or a program that the rule does not name',
  grants: 'Runs the programs that its configuration in the workspace names.',
  flag: '-q -v --verbose --quiet',
});

export const guardedPrograms = defineGuardedPrograms([
  // Start others in a way that cannot be followed: on a schedule, traced, in a terminal of their own, by another shell.
  {
    names:
      'watch entr parallel script ssh-agent strace ltrace gdb perf unshare nsenter runuser su setpriv systemd-run expect screen tmux at batch caffeinate faketime datefudge fakeroot proot bwrap firejail run-parts start-stop-daemon dbus-run-session valgrind rlwrap logsave setarch linux64 ld.so hyperfine multitime',
    source: 'https://man7.org/linux/man-pages/dir_section_1.html',
    why: 'is a command for a program that changes how it runs',
    grants: 'A rule for it grants every program.',
  },
  {
    names:
      'lua luajit Rscript R julia elixir iex erl escript ghc runghc ocaml guile racket sbcl clojure tclsh wish osascript nim raku octave gnuplot powershell pwsh fish csh tcsh',
    source: 'https://www.lua.org/manual/5.4/manual.html#7',
    why: 'is a program that the rule does not name',
    grants: 'Runs programs.',
    flag: '-v -q',
    text: '-e -E --eval --execute -eval -c -C --command --commands -Command -EncodedCommand -ec -r',
  },
  {
    names:
      'vi vim nvim view ex ed red nano pico emacs emacsclient joe micro helix hx code subl kak mcedit gvim vimdiff info sensible-editor editor open xdg-open sensible-browser www-browser firefox chromium google-chrome dialog whiptail top htop btop fzf tig lazygit mc ranger nnn gitk',
    source: 'https://vimhelp.org/starting.txt.html',
    why: 'is a file or a command for a program that can start others',
    grants: 'Can run commands.',
  },
  {
    names: 'm4 buck2 pants scons waf nix nix-shell nix-build guix msbuild nuget cscript',
    source: 'https://scons.org/doc/production/HTML/scons-man.html',
    why: 'is a program, a build or a command that the rule does not name',
    grants: 'Runs programs, or builds that are programs.',
    flag: '-v -q',
  },
  {
    names: 'artisan drush wp symfony',
    source: 'https://getcomposer.org/doc/03-cli.md',
    why: 'is a command that the rule does not name',
    grants: 'Runs scripts and plug-ins of the workspace.',
    flag: '-q --quiet -v -vv -vvv --no-interaction -n --no-ansi --ansi --no-progress --no-dev --prefer-dist --no-scripts --no-plugins --optimize-autoloader -o --strict --no-check-all --no-check-publish --dry-run',
  },
  {
    names:
      'psql mysql mariadb sqlite3 sqlite mongo mongosh redis-cli duckdb clickhouse clickhouse-client cqlsh sqlcmd pg_dump pg_restore mysqldump createdb dropdb influx etcdctl hg svn fossil bzr darcs jj cvs p4 ctags etags pandoc ffmpeg convert magick gs pdflatex latex xelatex lualatex tex dvips dot inkscape libreoffice soffice wkhtmltopdf groff troff nroff exiftool tidy xmllint xsltproc xmlstarlet',
    source: 'https://sqlite.org/cli.html',
    why: 'is a command, an address or a file that the rule does not name',
    grants: 'Its commands and input files can run programs and reach files.',
  },
  {
    names:
      'terragrunt helmfile ansible ansible-playbook ansible-galaxy vagrant packer heroku flyctl fly sam eksctl minikube kind skaffold buildah skopeo lxc virsh qemu-system-x86_64 vault sops op bw consul nomad',
    source: 'https://developer.hashicorp.com/terraform/cli/commands',
    why: isMoreThanTheRule,
    grants: 'Acts on machines and services with the credentials of the environment.',
    flag: '-no-color -json',
  },
  {
    names:
      'ssh scp sftp rsync rclone telnet ftp tftp lftp nc netcat socat openconnect mosh autossh ssh-copy-id ssh-keyscan ssh-add ssh-keygen aria2c http https xh httpie lynx links w3m elinks mail mailx sendmail mutt tcpdump tshark ngrep iperf iperf3 wscat websocat grpcurl',
    source: 'https://man.openbsd.org/ssh',
    why: 'connects to another machine',
    flag: '-4 -6 -q -v',
  },
  {
    names: 'gpg gpg2 gpgconf age ssh-keysign keytool certbot pass secret-tool security keyctl cosign minisign signify',
    source: 'https://www.gnupg.org/documentation/manuals/gnupg/',
    why: 'handles keys, reads files or accesses the network',
  },
  {
    names:
      'mount umount losetup mkfs fdisk parted swapon swapoff crontab systemctl service initctl loginctl journalctl dmesg sysctl modprobe insmod rmmod iptables ip6tables nft ufw ip ifconfig route ss netstat lsof fuser useradd usermod userdel groupadd passwd chpasswd visudo chsh chfn newgrp reboot shutdown halt poweroff init telinit update-alternatives ldconfig ld as objcopy chattr setfacl setcap capsh hostnamectl timedatectl localectl dpkg aptitude apt-key add-apt-repository snap flatpak port yum dnf rpm zypper pacman apk conda mamba micromamba asdf mise sdk rbenv pyenv ghcup opam luarocks cpan cpanm pecl pear wall write mesg logger xclip xsel pbcopy pbpaste dbus-send gdbus busctl notify-send',
    source: 'https://man7.org/linux/man-pages/dir_section_8.html',
    why: 'shows or changes the system',
  },
  {
    names: 'cpio ar 7z 7za 7zz rar unrar unar pax',
    source: 'https://www.gnu.org/software/cpio/manual/cpio.html',
    why: 'packs or unpacks files',
  },
]);
