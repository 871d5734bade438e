import { defineSimilarPrograms } from './shared/define.js';
import { takesProgramCode } from './shared/risks.js';
import { scriptOperand, syntaxCheck } from './shared/script-operand.js';

export const scriptingLanguages = defineSimilarPrograms({ changes: true }, [
  {
    names: 'perl',
    source: 'https://perldoc.perl.org/perlrun',
    grants: 'A rule for perl grants whatever the named script, or any script, does.',
    stopAtOperand: true,
    flag: '-w -W -X -t -T -v',
    risks: {
      [takesProgramCode]: [
        { value: '-I', flag: '-n -p -a -l -s -S -x -d -u -U', optional: '-M* -m* -i* -0* -F* -C* -D* -V* -c* -h*' },
        { value: '-e -E', open: true },
      ],
    },
    check: (context) => scriptOperand(context),
  },
  {
    names: 'ruby jruby',
    source: 'https://docs.ruby-lang.org/en/master/command_line/command_line_options_md.html',
    grants: 'A rule for ruby grants whatever the named script, or any script, does.',
    stopAtOperand: true,
    flag: '-v -w -c -W0 -W1 -W2 -U -y --yjit --disable-gems',
    risks: {
      [takesProgramCode]: [
        { value: '-r -I -C -E -F -K -S -X', flag: '-n -p -l -a -s -x', optional: '-i --enable --encoding -r* -I*' },
        { value: '-e', open: true },
      ],
    },
    check: (context) => (context.scan.has('-c') ? syntaxCheck(context) : scriptOperand(context)),
  },
]);
