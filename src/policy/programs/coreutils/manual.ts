export const coreutilsManual = 'https://www.gnu.org/software/coreutils/manual/coreutils.html';
