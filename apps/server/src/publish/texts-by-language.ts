import { emailLanguage } from '@vitrine/domain/emails/email-language';
import type { TextsByLanguage } from '@vitrine/domain/emails/texts-in-language';
import { findCustomisationTexts } from '@vitrine/store/configurators/customisation-texts';
import type { Database } from '@vitrine/store/database';

/**
 * The texts of emails in other languages than that of the main ones, for a configurator or a reseller's copy of it. For
 * one that was found in the caller's scope, or by the product itself.
 */
export async function readTextsByLanguage(
  db: Database,
  target: { configuratorId: number; resellerId: number | null },
): Promise<TextsByLanguage> {
  const { chosen, byLanguage } = await findCustomisationTexts(db, target);
  const language = emailLanguage(...chosen);
  const { [language]: _main, ...texts } = byLanguage;
  return { language, texts };
}
