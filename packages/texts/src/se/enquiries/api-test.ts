import type { apiTestMessages } from '@vitrine/contract/enquiries/api-tests/api-test-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof apiTestMessages> = {
  title: 'API-tester',
  select: 'Välj ett test för att börja',
  sending: 'Skickar testmejl',
  succeeded: 'Klart. Kontrollera att mejlen har kommit fram.',
  failed: 'Något gick fel. Kontrollera nätverkssvaret.',
  threw: 'Anropet misslyckades. Kontrollera nätverkssvaret.',
  tokenTitle: 'Skapad token',
  token: 'Token',
  tokenHelp: 'Skapad för den här sidan. Den kan skicka testförfrågningar under en timme och inget annat.',
  emailTests: 'E-posttester',
  emailTestsHelp: 'Varje test skapar en exempelförfrågan för organisationen {organisation} och skickar båda dess mejl.',
  customerEmail: 'Kundens e-post',
  organisationEmail: 'Organisationens e-post',
  noOrganisation: 'Det finns ingen organisation med namnet {organisation} än',
  status: 'Status',
  tests: { floors: 'Golv', robes: 'Garderob', panoramic: 'Stockset/panorama' },
};
