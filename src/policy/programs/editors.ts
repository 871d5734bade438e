import { guarded } from './shared/define.js';

export const editors = guarded({
  names:
    'vi vim nvim view ex ed red nano pico emacs emacsclient joe micro helix hx code subl kak mcedit gvim vimdiff info sensible-editor editor open xdg-open sensible-browser www-browser firefox chromium google-chrome dialog whiptail top htop btop fzf tig lazygit mc ranger nnn gitk',
  source: 'https://vimhelp.org/starting.txt.html',
  why: 'is a file or a command for a program that can start others',
  grants: 'Can run commands.',
});
