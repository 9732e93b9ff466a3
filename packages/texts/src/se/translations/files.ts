import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { translationImportMessages } from '@vitrine/contract/translations/import-messages';

export const texts: TextsOf<typeof translationImportMessages> = {
  exportAll: 'Alla',
  exportMissing: 'Saknade',
  exportOutdated: 'Inaktuella',
  exportXliff: 'Exportera XLIFF: {what}',
  exportXlsx: 'Exportera Excel: {what}',
  importTitle: 'Importera översättningar',
  importFile: 'Välj en fil',
  importHelp:
    'XLIFF 2.1 eller Excel-filen som du har exporterat. Inget ändras förrän du har sett vad som skulle ändras.',
  importUnsaved: 'Spara eller släng dina ändringar först, så att de inte blandas med filens.',
  importSheetUnreadable: 'Det här är ingen Excel-fil med översättningar: exportera en för att se kolumnerna.',
  importTooLarge: 'Filer får vara högst {megabytes} MB.',
  importChanged: '{count, plural, one {1 översättning ändras} other {# översättningar ändras}}',
  importOutdated: '{count, plural, one {1 gjordes för en annan text} other {# gjordes för en annan text}}',
  importUnknown: '{count, plural, one {1 text finns inte i konfiguratorn} other {# texter finns inte i konfiguratorn}}',
  importInvalid: '{count, plural, one {1 kan inte tas med} other {# kan inte tas med}}',
  importUnchanged: '{count, plural, one {1 är som den var} other {# är som de var}}',
  importEmpty: '{count, plural, one {1 saknar översättning} other {# saknar översättning}}',
  importNothing: 'Filen ändrar inget.',
  importTakeOutdated: 'Ta även med de som gjordes för en annan text, som inaktuella',
  importApply: '{count, plural, one {Importera 1 översättning} other {Importera # översättningar}}',
  imported: '{count, plural, one {1 översättning importerad} other {# översättningar importerade}}',
  importAgain: 'Välj en annan fil',
  importMore: 'och {count, number} till',
  importSourceNow: 'Nu: {source}',
  importBefore: 'Före: {text}',
};
