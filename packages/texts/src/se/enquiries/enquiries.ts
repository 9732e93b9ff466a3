import type { formMessages } from '@vitrine/contract/enquiries/form-messages';
import type { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: Omit<TextsOf<typeof enquiryMessages>, keyof typeof formMessages> = {
  empty: 'Inga förfrågningar hittades.',
  unknownSource: 'Okänd källa',
  showAll: 'Visa alla',
  seeOnPage: 'Visa på sidan',
  openVisualiser: 'Öppna konfiguratorn',
  itemUnknown: 'Alternativet finns inte i konfiguratorns katalog.',
  imageTooLarge: 'Bilden av designen är för stor.',
  imageInvalid: 'Bilden av designen är ingen PNG- eller JPEG-bild.',
  fetching: 'Hämtar förfrågningar …',
  emptyHelp: 'Här samlas de designer som besökare sparar.',
  emptyFiltered: 'Ingen besökare har sparat en design i den här konfiguratorn än.',
  noTestOrganisation: 'Skapa först en organisation med namnet e2e. Testerna sparas som dess förfrågningar.',
  missing: 'Förfrågan finns inte eller så saknar du åtkomst till den.',
};
