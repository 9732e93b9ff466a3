import { cleanup, configure } from '@testing-library/react';
import { DEFAULT_LANGUAGE } from '@vitrine/contract/languages/limits';
import { afterEach, beforeEach, vi } from 'vitest';
import { settleEndedSession } from '../session/ended-session.ts';
import { changeLanguage } from '../session/language.ts';
import { theme } from '../theme.ts';
import { installBrowserParts, setCookie } from './browser-parts.ts';

// Run before every file of screen tests (vitest.config.ts): files share one window and the modules they load.

configure({
  // As of expect.poll (vitest.config.ts). Screens are loaded when first shown, and the first is read from source.
  asyncUtilTimeout: 60_000,
  // Without the whole page as text, which would be written again at every try of a wait.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// Nothing has a size here, so that each menu would hide, like one whose button was scrolled away.
Object.assign(theme.components ?? {}, { Popover: { defaultProps: { hideDetached: false } } });

beforeEach(() => {
  installBrowserParts();
  localStorage.clear();
  sessionStorage.clear();
  setCookie('XSRF-TOKEN=token-1; path=/');
});

/** Turns of the microtask queue until a call that a screen makes as it leaves has reached fetch. */
const LEAVING_TURNS = 10;

afterEach(async () => {
  cleanup();
  for (let turn = 0; turn < LEAVING_TURNS; turn++) await Promise.resolve();
  // A screen that is still loading when a file ends would fail, for the files after it as well.
  await vi.dynamicImportSettled();
  // Elements that a test added itself would count in the next file, which has the same window.
  document.body.replaceChildren();
  settleEndedSession(false);
  // That of the user of the last test.
  await changeLanguage(DEFAULT_LANGUAGE);
  vi.unstubAllGlobals();
});
