import type { manufacturerMessages } from '@vitrine/contract/manufacturers/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof manufacturerMessages> = {
  added: 'Il produttore è stato aggiunto.',
  deleted: 'Il produttore è stato eliminato.',
  assigned: 'I prodotti sono stati assegnati.',
  fetchingManufacturers: 'Caricamento dei produttori…',
  fetchingProducts: 'Caricamento dei prodotti…',
  manageProducts: 'Gestisci prodotti',
  manageManufacturers: 'Gestisci produttori',
  nameRequired: 'Inserire un nome.',
  nameTooLong: 'Il nome è troppo lungo.',
  nameTaken: 'Esiste già un produttore con questo nome.',
  organisationRequired: 'Scegliere un’organizzazione.',
  none: 'Nessun produttore',
  noneHelp: 'Aggiungere il primo qui sopra. I prodotti gli si assegnano poi in «Gestisci prodotti».',
  noneToAssign: 'Aggiungerne uno in «Gestisci produttori», poi scegliere qui i suoi prodotti.',
  deleteQuestion:
    'Viene rimosso da tutte le selezioni di stock dell’organizzazione, con i nomi che usa ({products}). I prodotti stessi non vengono eliminati.',
  withoutManufacturer: 'Senza produttore',
  unsent: 'Non ancora assegnate: {changes}',
  discardUnsent: 'Scarta',
  assignHelp:
    'Selezionare ciò che questo produttore fabbrica, in ogni categoria. Il nome che dà a un prodotto compare accanto al prodotto.',
};
