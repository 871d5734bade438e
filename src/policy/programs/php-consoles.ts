import { guarded } from './shared/define.js';

export const phpConsoles = guarded({
  names: 'artisan drush wp symfony',
  source: 'https://getcomposer.org/doc/03-cli.md',
  why: 'is a command that the rule does not name',
  grants: 'Runs scripts and plug-ins of the workspace.',
  flag: '-q --quiet -v -vv -vvv --no-interaction -n --no-ansi --ansi --no-progress --no-dev --prefer-dist --no-scripts --no-plugins --optimize-autoloader -o --strict --no-check-all --no-check-publish --dry-run',
});
