import type { OptionTable } from './options.js';
import { choosesCode } from './reasons.js';

export const documentationOptions: OptionTable = {
  flag: '-q -v -W -n -a -E -N --keep-going --strict -s --clean -c --dirty --quiet --verbose --fail-on-warning --nitpicky --no-color --color',
  value: '-b --builder -j --jobs -t --tag --theme',
  write: '-d --doctree-dir -w --warning-file --site-dir',
  risks: { [choosesCode]: '-c -C --conf-dir -D --define -A --html-define --config-file -f' },
};
