import { DEFAULT_LANGUAGE, ELEMENT, type Language, SCRIPT_PATH } from '@vitrine/contract/embed/limits';

/** Where what a page embeds lies, with the values of one organisation and configurator. */
export interface Embedded {
  script: string;
  latest: string;
}

/** `contentUrl` without a slash at its end; `liveUrl` is the folder of what is live. */
export const embedded = (contentUrl: string, liveUrl: string): Embedded => ({
  script: `${contentUrl}/${SCRIPT_PATH}`,
  latest: `${contentUrl}/${liveUrl}/latest.json`,
});

const scriptTag = ({ script }: Embedded): string => `<script type="module" src="${script}"></script>`;

const elementTag = ({ latest }: Embedded, language: Language): string =>
  `<${ELEMENT}\n  src="${latest}"\n  lang="${language}"\n></${ELEMENT}>`;

/** Two tags for any page. */
export const elementSnippet = (parts: Embedded, language: Language = DEFAULT_LANGUAGE): string =>
  `${scriptTag(parts)}\n${elementTag(parts, language)}`;

/** A whole page of its own, because Wix shows embedded code inside a frame. */
export const wixSnippet = (parts: Embedded, language: Language = DEFAULT_LANGUAGE): string =>
  [
    '<!doctype html>',
    '<style>',
    '  html, body { height: 100%; margin: 0; }',
    `  ${ELEMENT} { display: block; height: 100%; }`,
    '</style>',
    scriptTag(parts),
    elementTag(parts, language),
  ].join('\n');

/** What a page's content security policy has to allow; enquiries go to the API host. */
export const policySnippet = (contentUrl: string, apiUrl: string): string =>
  [
    `script-src 'self' ${contentUrl};`,
    `img-src 'self' data: blob: ${contentUrl};`,
    `connect-src 'self' ${contentUrl} ${apiUrl};`,
  ].join('\n');
