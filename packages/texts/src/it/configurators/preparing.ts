import type { preparingMessages } from '@vitrine/contract/configurators/preparing-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof preparingMessages> = {
  working: 'Preparazione delle immagini: {done} di {total}',
  workingHelp: 'Si può lasciare questa pagina mentre le immagini vengono preparate.',
  workingThenLive: 'Si può lasciare questa pagina. La versione va online quando tutte le immagini sono pronte.',
  failed:
    '{count, plural, one {Non è stato possibile preparare 1 immagine} other {Non è stato possibile preparare {count} immagini}}',
  failedHelp: 'Riprovare o caricarne di nuove con «Aggiorna dati JSON».',
  failedAsk: 'Riprovare. Se non basta, un amministratore di Vitrine può caricarne di nuove: contattare l’assistenza.',
  incomplete: '{count, plural, one {Manca 1 immagine} other {Mancano {count} immagini}}',
  incompleteHelp: 'I visitatori non vedono ciò che manca. Per caricarlo: {action}.',
  incompleteAsk:
    'I visitatori non vedono ciò che manca. Un amministratore di Vitrine può caricarlo. Contatto: {support}.',
  updateData: 'Aggiorna dati JSON',
  support: 'Assistenza',
  showNames: 'Mostra i nomi',
  hideNames: 'Nascondi i nomi',
  dismiss: 'Nascondi',
  unused: 'Caricate, ma non usate dal file di dati: {names}.',
  notRetriedTitle: 'Non è stato possibile riprovare con le immagini',
};
