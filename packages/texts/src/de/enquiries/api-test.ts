import type { apiTestMessages } from '@vitrine/contract/enquiries/api-tests/api-test-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof apiTestMessages> = {
  title: 'API-Tests',
  select: 'Wählen Sie einen Test, um zu beginnen',
  sending: 'Daten der Test-E-Mail werden gesendet',
  succeeded: 'Erfolgreich: Bitte prüfen Sie, ob die E-Mails angekommen sind.',
  failed: 'Etwas ist schiefgegangen. Sehen Sie sich die Antwort im Netzwerkprotokoll an.',
  threw: 'Die Anfrage ist fehlgeschlagen. Sehen Sie sich die Antwort im Netzwerkprotokoll an.',

  tokenTitle: 'Erzeugtes Token',
  token: 'Token',
  tokenHelp: 'Für diese Seite erstellt. Damit lassen sich eine Stunde lang Testanfragen senden, sonst nichts.',
  emailTests: 'E-Mail-Tests',
  emailTestsHelp:
    'Jeder Test legt eine Beispielanfrage der Organisation {organisation} an und sendet deren beide E-Mails.',
  customerEmail: 'E-Mail des Kunden',
  organisationEmail: 'E-Mail der Organisation',
  noOrganisation: 'Es gibt noch keine Organisation namens {organisation}',
  status: 'Status',
  tests: { floors: 'Boden', robes: 'Schrank', panoramic: 'Stockset/Panorama' },
};
