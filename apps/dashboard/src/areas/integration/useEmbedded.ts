import { useQuery } from '@tanstack/react-query';
import { ELEMENT, SCRIPT_PATH } from '@vitrine/contract/embed/limits';
import { DEFAULT_LANGUAGE, type Language } from '@vitrine/contract/languages/limits';
import { mayAdministerOrganisations } from '@vitrine/domain/policies/organisations';
import { organisationsQuery } from '../../session/queries.ts';
import { useSession } from '../../session/session.ts';
import { useOpenedConfigurator } from '../../tenant/useOpenedConfigurator.ts';

/** Addresses for embedding one configurator. */
interface EmbedAddresses {
  script: string;
  latest: string;
}

/** `contentUrl` without a trailing slash; `liveUrl` is the folder of the live files. */
const embedded = (contentUrl: string, liveUrl: string): EmbedAddresses => ({
  script: `${contentUrl}/${SCRIPT_PATH}`,
  latest: `${contentUrl}/${liveUrl}/latest.json`,
});

const scriptTag = ({ script }: EmbedAddresses): string => `<script type="module" src="${script}"></script>`;

/** The languages of embedded code. */
export interface EmbeddedLanguages {
  /** Null for that of the page. */
  language: Language | null;
  /** What visitors can choose from; empty for no list. */
  offered: readonly Language[];
}

const DEFAULT_LANGUAGES: EmbeddedLanguages = { language: DEFAULT_LANGUAGE, offered: [] };

/** What is inside the element for browsers without the viewer, and after it. */
interface PageCode {
  inside: string;
  after: string;
  /** The viewer puts the products of the feed into the page. */
  addsProducts?: boolean;
}

const NO_CODE: PageCode = { inside: '', after: '' };

const elementTag = (
  { latest }: EmbedAddresses,
  { language, offered }: EmbeddedLanguages,
  { inside, addsProducts } = NO_CODE,
): string =>
  [
    `<${ELEMENT}`,
    `  src="${latest}"`,
    ...(language === null ? [] : [`  lang="${language}"`]),
    ...(offered.length > 0 ? [`  languages="${offered.join(' ')}"`] : []),
    ...(addsProducts ? ['  structured-data'] : []),
    inside === '' ? `></${ELEMENT}>` : `>\n${inside}\n</${ELEMENT}>`,
  ].join('\n');

/** Two tags for any page. */
export const elementSnippet = (parts: EmbedAddresses, languages = DEFAULT_LANGUAGES, code = NO_CODE): string =>
  [scriptTag(parts), elementTag(parts, languages, code), ...(code.after === '' ? [] : [code.after])].join('\n');

/** A complete page, because Wix shows embedded code inside a frame. */
export const wixSnippet = (parts: EmbedAddresses, languages = DEFAULT_LANGUAGES): string =>
  [
    '<!doctype html>',
    '<style>',
    '  html, body { height: 100%; margin: 0; }',
    `  ${ELEMENT} { display: block; height: 100%; }`,
    '</style>',
    scriptTag(parts),
    elementTag(parts, languages),
  ].join('\n');

/** The sources that a page's content security policy has to allow; enquiries go to the API host. */
export const policySnippet = (contentUrl: string, apiUrl: string): string =>
  [
    `script-src 'self' ${contentUrl};`,
    `img-src 'self' data: blob: ${contentUrl};`,
    `connect-src 'self' ${contentUrl} ${apiUrl};`,
  ].join('\n');

/** The addresses of the configurator on screen, or of the reseller's copy of it. */
export const useEmbedded = () => {
  const { appConfig } = useSession();
  const { configurator, liveUrl } = useOpenedConfigurator();
  const { content_url: contentUrl, api_url: apiUrl } = appConfig;
  return { configurator, contentUrl, apiUrl, parts: embedded(contentUrl, liveUrl) };
};

/** Whether the configurator's organisation has the localisation flag. */
export const useLocalisation = (): boolean => {
  const { user } = useSession();
  const { configurator } = useOpenedConfigurator();
  const seesAll = mayAdministerOrganisations(user);
  const { data = [] } = useQuery({ ...organisationsQuery, enabled: seesAll });
  if (!seesAll) return user.organisation?.localisation ?? false;
  return data.find(({ id }) => id === configurator.organisation_id)?.localisation ?? false;
};
