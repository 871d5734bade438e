import { element } from './dom.js';

export interface Actions {
  readonly search: () => void;
  /** To the next or the previous row of the list, or job. */
  readonly move: (by: 1 | -1) => void;
  readonly back: () => void;
  readonly expand: () => void;
  readonly theme: () => void;
}

const help: readonly (readonly [keys: string, text: string])[] = [
  ['/', 'search'],
  ['j, ↓', 'next row, or next job'],
  ['k, ↑', 'previous row, or previous job'],
  ['Enter', 'open the job'],
  ['Esc', 'back to the list, or clear the search'],
  ['e', 'expand or collapse the conversation'],
  ['t', 'theme'],
  ['?', 'this help'],
];

/** Single keys, except while typing. Returns the function that shows the help. */
export function listenToKeys(actions: Actions): () => void {
  const dialog = element('dialog', { class: 'help', 'aria-label': 'Keys' });
  const rows = help.flatMap(([keys, text]) => [element('dt', {}, element('kbd', {}, keys)), element('dd', {}, text)]);
  dialog.append(element('h2', {}, 'Keys'), element('dl', {}, ...rows), element('p', {}, queryHelp));
  dialog.addEventListener('click', () => dialog.close());
  document.body.append(dialog);
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || dialog.open) return;
    const isTyping = event.target instanceof HTMLInputElement;
    const action = isTyping ? typingAction(event.key, actions) : actionOf(event.key, actions, dialog);
    if (action === null) return;
    event.preventDefault();
    action();
  });
  return () => dialog.showModal();
}

const queryHelp =
  'Search words are looked up in names, reasons and conversations. s:failed, s:error, is:failed, is:new, is:fixed, is:reused, e:ENTRY, m:MODEL, cost>0.1 and time>60 (seconds) filter; ! negates; "quotes" keep words together.';

function typingAction(key: string, { back, move }: Actions): (() => void) | null {
  if (key === 'Escape') return back;
  return key === 'ArrowDown' ? () => move(1) : null;
}

function actionOf(key: string, actions: Actions, dialog: HTMLDialogElement): (() => void) | null {
  switch (key) {
    case '/':
      return actions.search;
    case 'j':
    case 'ArrowDown':
      return () => actions.move(1);
    case 'k':
    case 'ArrowUp':
      return () => actions.move(-1);
    case 'Escape':
      return actions.back;
    case 'e':
      return actions.expand;
    case 't':
      return actions.theme;
    case '?':
      return () => dialog.showModal();
    default:
      return null;
  }
}
