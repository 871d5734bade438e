import { button } from './dom.js';

const themes = ['auto', 'light', 'dark'] as const;
type Theme = (typeof themes)[number];

const storageName = 'sallyport-theme';

/** A switch for light and dark. The choice is kept if the browser keeps anything for this page. */
export function themeSwitch(): HTMLButtonElement {
  let theme = storedTheme();
  const apply = (): void => {
    if (theme === 'auto') document.documentElement.removeAttribute('data-theme');
    else document.documentElement.setAttribute('data-theme', theme);
    made.textContent = `Theme: ${theme}`;
  };
  const made = button({ class: 'chip', id: 'theme' }, '', () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'auto';
    store(theme);
    apply();
  });
  apply();
  return made;
}

function storedTheme(): Theme {
  try {
    return themes.find((one) => one === localStorage.getItem(storageName)) ?? 'auto';
  } catch {
    return 'auto';
  }
}

function store(theme: Theme): void {
  try {
    localStorage.setItem(storageName, theme);
  } catch {
    // A page without an origin may have no storage.
  }
}
