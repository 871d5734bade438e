import { defineProgram } from './shared/define.js';

export const pipAuditProgram = defineProgram({
  names: 'pip-audit',
  source: 'https://github.com/pypa/pip-audit#usage',
  options: {
    flag: '-l --local --strict -S --dry-run --desc --no-deps --disable-pip --require-hashes --skip-editable --progress-spinner',
    value: '-f --format -s --vulnerability-service --ignore-vuln --aliases --timeout --progress-spinner',
    optional: '--desc --aliases',
    read: '-r --requirement --path',
    write: '-o --output --cache-dir',
    risks: {
      'takes packages from elsewhere': '--index-url --extra-index-url --osv-url',
      'changes files': { flag: '--fix' },
    },
  },
  operands: 'tree',
  changes: true,
});
