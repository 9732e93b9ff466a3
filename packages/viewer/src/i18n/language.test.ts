import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findLanguage } from './find-language.ts';
import { listOfferedLanguages, pickLanguage, STORAGE_NAME } from './picked-language.ts';
import { openSpeech } from './speech.ts';

let viewer: HTMLElement;
let gone: AbortController;
const browserPrefers = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

beforeEach(() => {
  viewer = document.createElement('vitrine-test');
  document.body.append(viewer);
  gone = new AbortController();
  browserPrefers('fr-FR');
});
afterEach(() => {
  gone.abort();
  document.body.replaceChildren();
  document.documentElement.removeAttribute('lang');
  // What one test picks is not for the next one.
  pickLanguage(viewer, 'en-gb');
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the language of a viewer', () => {
  test.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['EN_US', 'en-us'],
    ['en', 'en-gb'],
    ['sv-SE', 'se'],
    ['se', 'se'],
    ['ar-EG', 'ar'],
  ])('with lang="%s" it is %s', (lang, language) => {
    viewer.lang = lang;
    expect(findLanguage(viewer)).toBe(language);
  });

  test('without lang it is that of the page, of what is nearest first', () => {
    document.documentElement.lang = 'nl';
    expect(findLanguage(viewer)).toBe('nl');
    const part = document.createElement('section');
    part.lang = 'it';
    part.append(viewer);
    document.body.append(part);
    expect(findLanguage(viewer)).toBe('it');
  });

  test('in a shadow root it is that of the page around', () => {
    const host = document.createElement('div');
    host.lang = 'es';
    document.body.append(host);
    host.attachShadow({ mode: 'open' }).append(viewer);
    expect(findLanguage(viewer)).toBe('es');
  });

  test('what is unknown is skipped: the element, then the page, then the browser', () => {
    viewer.lang = 'tlh';
    document.documentElement.lang = 'xx-YY';
    browserPrefers('zz', 'de-CH');
    expect(findLanguage(viewer)).toBe('de');
    browserPrefers();
    expect(findLanguage(viewer)).toBe('en-gb');
  });

  test('American English is what a page says, not what a browser happens to say', () => {
    browserPrefers('en-US', 'de');
    expect(findLanguage(viewer)).toBe('en-gb');
    document.documentElement.lang = 'en-US';
    expect(findLanguage(viewer)).toBe('en-us');
  });
});

describe('what visitors pick', () => {
  test('the page offers known languages, each once', () => {
    viewer.setAttribute('languages', 'en-gb, DE  de-AT tlh\nfr');
    expect(listOfferedLanguages(viewer)).toEqual(['en-gb', 'de', 'fr']);
  });

  test('a pick comes before the page, is remembered for the site, and counts only where it is offered', () => {
    viewer.lang = 'de';
    viewer.setAttribute('languages', 'de fr');
    pickLanguage(viewer, 'fr');
    expect(localStorage.getItem(STORAGE_NAME)).toBe('fr');
    expect(findLanguage(viewer)).toBe('fr');
    viewer.setAttribute('languages', 'de nl');
    expect(findLanguage(viewer)).toBe('de');
  });

  test('without storage it counts until the page is left', () => {
    viewer.setAttribute('languages', 'de fr');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    pickLanguage(viewer, 'de');
    expect(findLanguage(viewer)).toBe('de');
  });

  test('with remember="off" nothing is stored', () => {
    viewer.setAttribute('languages', 'de fr');
    viewer.setAttribute('remember', 'off');
    pickLanguage(viewer, 'de');
    expect(localStorage.length).toBe(0);
    expect(findLanguage(viewer)).toBe('de');
  });
});

describe('another language, live', () => {
  const openIn = async (lang: string) => {
    viewer.lang = lang;
    const speech = await openSpeech(viewer, false, gone.signal);
    const changed = vi.fn();
    speech.onChange(changed);
    return { speech, changed, saves: () => expect.poll(() => changed).toHaveBeenCalledOnce() };
  };

  test('the element says another one', async () => {
    const { speech, saves } = await openIn('de');
    expect(speech.spoken.texts.panel.save).toBe('Entwurf speichern');
    viewer.lang = 'fr';
    await saves();
    expect([speech.spoken.language, speech.spoken.texts.panel.undo]).toEqual(['fr', 'Annuler']);
  });

  test('the page says another one', async () => {
    const { speech, saves } = await openIn('');
    document.documentElement.lang = 'nl';
    await saves();
    expect(speech.spoken.language).toBe('nl');
  });

  test('a visitor picks one', async () => {
    viewer.setAttribute('languages', 'de ar');
    const { speech, saves } = await openIn('de');
    pickLanguage(viewer, 'ar');
    await saves();
    expect(speech.spoken.language).toBe('ar');
  });

  test('the page changed it before anyone listened', async () => {
    viewer.lang = 'de';
    const speech = await openSpeech(viewer, false, gone.signal);
    viewer.lang = 'fr';
    await expect.poll(() => speech.spoken.language).toBe('fr');
    const changed = vi.fn();
    speech.onChange(changed);
    expect(changed).toHaveBeenCalledOnce();
  });

  test('of several changes the last one counts', async () => {
    const { speech, changed } = await openIn('de');
    for (const lang of ['fr', 'it', 'es']) {
      viewer.lang = lang;
      await Promise.resolve();
    }
    await expect.poll(() => speech.spoken.language).toBe('es');
    expect(changed).toHaveBeenCalledOnce();
  });

  test('a viewer that has left the page loads nothing', async () => {
    const { speech, changed } = await openIn('de');
    gone.abort();
    // Observers are called in the order in which they began: the viewer's would be called before this one.
    const seen = new Promise((resolve) => new MutationObserver(resolve).observe(viewer, { attributes: true }));
    viewer.lang = 'fr';
    await seen;
    expect([speech.spoken.language, changed.mock.calls.length]).toEqual(['de', 0]);
  });
});
