import type { apiTestMessages } from '@vitrine/contract/enquiries/api-tests/api-test-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof apiTestMessages> = {
  title: 'Test API',
  select: 'Scegliere un test per iniziare',
  sending: 'Invio dei dati di prova',
  succeeded: 'Test riuscito. Verificare che le e-mail siano arrivate.',
  failed: 'Qualcosa è andato storto. Controllare la risposta di rete.',
  threw: 'La richiesta non è riuscita. Controllare la risposta di rete.',

  tokenTitle: 'Token generato',
  token: 'Token',
  tokenHelp: 'Creato per questa pagina. Per un’ora permette di inviare richieste di prova e nient’altro.',
  emailTests: 'Test delle e-mail',
  emailTestsHelp:
    'Ogni test crea una richiesta di esempio dell’organizzazione {organisation} e invia entrambe le sue e-mail.',
  customerEmail: 'E-mail al cliente',
  organisationEmail: 'E-mail all’organizzazione',
  noOrganisation: 'Non esiste ancora un’organizzazione di nome {organisation}',
  status: 'Stato',
  tests: { floors: 'Pavimento', robes: 'Armadio', panoramic: 'Stock/panorama' },
};
