import type { preparingMessages } from '@vitrine/contract/configurators/preparing-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof preparingMessages> = {
  working: 'Bilder werden vorbereitet: {done} von {total}',
  workingHelp: 'Sie können diese Seite verlassen, während Bilder vorbereitet werden.',
  workingThenLive: 'Sie können diese Seite verlassen. Die Version wird veröffentlicht, sobald alle Bilder fertig sind.',
  failed:
    '{count, plural, one {1 Bild konnte nicht vorbereitet werden} other {{count} Bilder konnten nicht vorbereitet werden}}',
  failedHelp: 'Versuchen Sie es noch einmal oder laden Sie über „JSON-Daten aktualisieren“ neue hoch.',
  failedAsk:
    'Versuchen Sie es noch einmal. Hilft das nicht, kann ein Administrator von Vitrine neue hochladen: Wenden Sie sich an den Support.',
  incomplete: '{count, plural, one {1 Bild fehlt} other {{count} Bilder fehlen}}',
  incompleteHelp: 'Besucher sehen nicht, was fehlt. Hochladen geht hier: {action}.',
  incompleteAsk:
    'Besucher sehen nicht, was fehlt. Ein Administrator von Vitrine kann es hochladen. Kontakt: {support}.',
  updateData: 'JSON-Daten aktualisieren',
  support: 'Support',
  showNames: 'Namen anzeigen',
  hideNames: 'Namen ausblenden',
  dismiss: 'Ausblenden',
  unused: 'Hochgeladen, aber von der Datendatei nicht verwendet: {names}.',
  notRetriedTitle: 'Der neue Versuch ist fehlgeschlagen',
};
