import type { formMessages } from '@vitrine/contract/enquiries/form-messages';
import type { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: Omit<TextsOf<typeof enquiryMessages>, keyof typeof formMessages> = {
  empty: 'Nessuna richiesta.',
  unknownSource: 'Provenienza sconosciuta',
  showAll: 'Mostra tutto',
  seeOnPage: 'Vedi sulla pagina',
  openVisualiser: 'Apri il configuratore',
  itemUnknown: 'Il catalogo di questo configuratore non contiene questo articolo.',
  imageTooLarge: 'L’immagine del progetto è troppo grande.',
  imageInvalid: 'L’immagine del progetto non è in formato PNG o JPEG.',
  fetching: 'Caricamento delle richieste…',
  emptyHelp: 'Qui arrivano i progetti salvati dai visitatori.',
  emptyFiltered: 'Nessun visitatore ha ancora salvato un progetto di questo configuratore.',
  noTestOrganisation: 'Creare prima un’organizzazione di nome e2e. I test vi vengono salvati come richieste.',
  missing: 'Questa richiesta non esiste oppure non è accessibile con questo account.',
};
