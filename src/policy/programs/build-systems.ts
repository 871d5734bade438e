import { guarded } from './shared/define.js';

export const buildSystems = guarded({
  names: 'm4 buck2 pants scons waf nix nix-shell nix-build guix msbuild nuget cscript',
  source: 'https://scons.org/doc/production/HTML/scons-man.html',
  why: 'is a program, a build or a command that the rule does not name',
  grants: 'Runs programs, or builds that are programs.',
  flag: '-v -q',
});
