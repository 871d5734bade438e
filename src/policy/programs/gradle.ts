import { readsOtherRules, targetRisks } from './shared/build-targets.js';
import { defineProgram } from './shared/define.js';

export const gradleProgram = defineProgram({
  names: 'gradle gradlew',
  source: 'https://docs.gradle.org/current/userguide/command_line_interface.html',
  grants: 'Runs the build scripts of the workspace.',
  changes: true,
  options: {
    flag: '-q --quiet -i --info -d --debug -w --warn -s --stacktrace -S --full-stacktrace --no-daemon --daemon --foreground --stop --status --parallel --no-parallel --offline --continue --no-continue -m --dry-run --rerun-tasks --build-cache --no-build-cache --configuration-cache --no-configuration-cache --refresh-dependencies --configure-on-demand --no-scan --no-watch-fs --watch-fs -v --all --profile -a --no-rebuild --rerun',
    value: '--console --tests -x --exclude-task --configuration --dependency --warning-mode --max-workers --priority',
    risks: {
      [readsOtherRules]:
        '-I --init-script -p --project-dir -b --build-file -c --settings-file -g --gradle-user-home --include-build --project-cache-dir -F --dependency-verification -M --write-verification-metadata',
      'sets a property, which can name a program or a file': {
        optional: '-P* -D*',
        value: '-P -D --project-prop --system-prop',
      },
      'publishes a report of the build': { flag: '--scan' },
    },
  },
  check: (context) => targetRisks(context, (value) => /^:?[A-Za-z][\w:-]*$/.test(value)),
});
