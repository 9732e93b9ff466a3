import { ownAddress } from './own-address.ts';

/**
 * The page behind the back-office's Preview tab: one viewer that fills the window. It takes the address of a
 * latest.json on its own host and a language from its query, and nothing else from anywhere.
 */
const asked = new URLSearchParams(location.search);

const sheet = new CSSStyleSheet();
sheet.replaceSync(
  'html,body{height:100%;margin:0}body{font:14px/20px system-ui,sans-serif}vitrine-configurator{height:100%}vitrine-configurator::part(viewer){border:0;border-radius:0}',
);
document.adoptedStyleSheets = [sheet];

const viewer = document.createElement('vitrine-configurator');
viewer.setAttribute('src', ownAddress(asked.get('src'), location.href) ?? '');
const language = asked.get('lang') ?? 'en-gb';
viewer.setAttribute('lang', language);
document.documentElement.lang = language;
document.body.append(viewer);
