import { typeName } from '@vitrine/contract/configurators/limits';
import { designMessages as messages } from '@vitrine/contract/designs/messages';
import { directionOf } from '@vitrine/contract/languages/tags';
import { currentLocale } from '@vitrine/contract/texts/in-locale';
import { currentLanguage } from '@vitrine/contract/texts/translations';
import { addressWithDesign } from '@vitrine/domain/design/links/address-with-design';
import { sharedPage } from '@vitrine/domain/design/links/shared-page';
import { findWithOrganisation } from '@vitrine/store/configurators/of-row';
import { findSharedDesign } from '@vitrine/store/designs/queries';
import { resellerOf } from '@vitrine/store/organisations/of-row';
import type { Services } from '../../services.ts';
import { visitorHosts } from '../../visitor-origin.ts';

/**
 * The target of a short link: the page with the design in its address. Null for an unknown code, and for a page that is
 * no longer on one of the organisation's websites, so that a link never leads elsewhere.
 */
export async function addressOfShared({ db, config }: Services, code: string): Promise<string | null> {
  const shared = await findSharedDesign(db, code);
  const found = shared && (await findWithOrganisation(db, shared.configuratorId));
  if (!shared || !found) return null;
  const reseller = await resellerOf(db, shared);
  const hosts = visitorHosts(config, found.organisation, reseller);
  const type = typeName(found.record.typeId);
  const page = sharedPage(shared.page, type, hosts);
  return page && addressWithDesign(page, type, shared.design, shared.viewer);
}

export const GONE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** The page that a visitor sees for a dead short link, in the language of the browser. */
export const gonePage = (): string => `<!doctype html>
<html lang="${currentLocale()}" dir="${directionOf(currentLanguage())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${messages.goneTitle}</title><style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f5f3ef;color:#1c1a17;font:15px/24px system-ui,sans-serif}
main{max-width:420px;padding:32px 24px;text-align:center}h1{margin:0 0 8px;font-size:22px;line-height:30px;font-weight:600}
p{margin:0;color:#57524a}
</style></head><body><main><h1>${messages.goneTitle}</h1><p>${messages.gone}</p></main></body></html>
`;
