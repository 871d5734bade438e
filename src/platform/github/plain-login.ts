/** The two APIs spell the login of an app with and without its suffix. */
export const plainLogin = (login: string): string => login.toLowerCase().replace(/\[bot\]$/, '');
