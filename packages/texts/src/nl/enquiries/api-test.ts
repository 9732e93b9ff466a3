import type { apiTestMessages } from '@vitrine/contract/enquiries/api-tests/api-test-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof apiTestMessages> = {
  title: 'API-tests',
  select: 'Kies een test om te beginnen',
  sending: 'Gegevens van de test-e-mail verzenden',
  succeeded: 'Gelukt: controleer of de e-mails zijn aangekomen.',
  failed: 'Er ging iets mis. Bekijk het antwoord in het netwerkpaneel.',
  threw: 'Het verzoek is mislukt. Bekijk het antwoord in het netwerkpaneel.',
  tokenTitle: 'Gemaakt token',
  token: 'Token',
  tokenHelp: 'Gemaakt voor deze pagina. Hiermee kunnen een uur lang testaanvragen worden verzonden, verder niets.',
  emailTests: 'E-mailtests',
  emailTestsHelp:
    'Elke test maakt een voorbeeldaanvraag van de organisatie {organisation} en verzendt beide e-mails ervan.',
  customerEmail: 'E-mail van de klant',
  organisationEmail: 'E-mail van de organisatie',
  noOrganisation: 'Er is nog geen organisatie met de naam {organisation}',
  status: 'Status',
  tests: { floors: 'Vloer', robes: 'Schuifdeurkast', panoramic: 'Voorraadset/panorama' },
};
