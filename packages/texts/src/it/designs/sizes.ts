import type { imageSizeMessages } from '@vitrine/contract/designs/size-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof imageSizeMessages> = {
  title: 'Dimensioni delle immagini',
  help: 'Le Sue pagine, e-mail e i Suoi negozi possono mostrare immagini dei Suoi progetti tramite un indirizzo. Queste dimensioni sono aperte a tutti; le altre richiedono una firma.',
  ofManufacturer: 'Il produttore sceglie le dimensioni.',
  forAll:
    'L’elenco vale per tutti i Suoi configuratori. Le immagini nei Suoi feed, nelle schede e nelle e-mail non ne dipendono.',
  list: 'L’elenco delle dimensioni',
  address: 'Indirizzo di un’immagine',
  size: 'Dimensione {at, number}',
  width: 'Larghezza in pixel',
  height: 'Altezza in pixel',
  add: 'Aggiungi una dimensione',
  remove: 'Rimuovi la dimensione {at, number}',
  save: 'Salva dimensioni',
  discard: 'Scarta modifiche',
  saved: 'Dimensioni salvate',
  savedHelp: 'Da ora le immagini in queste dimensioni non richiedono una firma. Le dimensioni rimosse la richiedono.',
  failed: 'Le dimensioni non sono state salvate',
  sideInvalid: 'Usi pixel interi da 1 a {side, number}.',
  sizeLong: 'Nessun lato può superare {most, number} volte l’altro.',
  sizeLarge: 'Usi al massimo {pixels, number} pixel in tutto.',
  sizeTwice: 'Questa dimensione è già nell’elenco.',
  sizesNone: 'Mantenga almeno una dimensione.',
  sizesMany: 'Usi al massimo {most, number} dimensioni.',
};
