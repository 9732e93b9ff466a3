import path from 'node:path';
import type { ViewerCustomisation } from '@vitrine/contract/latest-file';
import type { ConfiguratorRecord } from '@vitrine/store/configurators/queries';

/** The customisation as the viewer reads it. Paths of logos are relative to latest.json. */
export function viewerCustomisation({
  customisation,
  dataUrl,
}: Pick<ConfiguratorRecord, 'customisation' | 'dataUrl'>): ViewerCustomisation {
  const saveDesign = (customisation.saveDesign ?? {}) as Partial<Record<string, string>> & {
    customFields?: ViewerCustomisation['customFields'];
  };
  const emails = (customisation.emails ?? {}) as Partial<Record<string, string>>;
  const logos = Object.entries((customisation.logos ?? {}) as Record<string, string>);
  return {
    contact: saveDesign.contact ?? null,
    termsUrl: saveDesign.termsUrl ?? null,
    ctaLabel: saveDesign.cta_label ?? null,
    customFields: saveDesign.customFields ?? [],
    popupTitle: emails.popup_title ?? null,
    popupText: emails.popup_text ?? null,
    logos: Object.fromEntries(
      logos.filter(([slot]) => slot !== 'emails').map(([slot, file]) => [slot, path.posix.relative(dataUrl, file)]),
    ),
  };
}
