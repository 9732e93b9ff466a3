import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { glossaryMessages } from '@vitrine/contract/translations/glossary-messages';
import type { translationImportMessages } from '@vitrine/contract/translations/import-messages';
import type { translationMessages } from '@vitrine/contract/translations/messages';
import type { translationScreenMessages } from '@vitrine/contract/translations/screen-messages';

export const texts: Omit<
  TextsOf<typeof translationMessages>,
  keyof typeof translationScreenMessages | keyof typeof translationImportMessages | keyof typeof glossaryMessages
> = {
  blank: 'Vul een tekst in of wis de vertaling',
  tooLong: 'Gebruik hoogstens {maximum, number} tekens',
  controlCharacter: 'Verwijder het onzichtbare stuurteken',
  directionOverride: 'Verwijder het onzichtbare teken dat de richting van de tekst omdraait',
  charactersLost: 'Er zijn onderweg tekens verloren gegaan. Plak de tekst opnieuw.',
  placeholderMissing: 'Laat {placeholders} staan',
  placeholderAdded: 'Verwijder {placeholders}: het origineel heeft dat niet',
  placeUnknown: 'De configurator heeft deze tekst niet',
  changedBySomebody: 'Iemand anders heeft deze vertaling ondertussen gewijzigd',
  languageIsSource: 'De catalogus is in deze taal geschreven',
  termMissing: 'Vul een term in',
  termTwice: 'De woordenlijst heeft deze term al',
  termsFull: 'De woordenlijst is vol',
  fileUnreadable: 'Dit bestand is geen XLIFF 2.1.',
  fileHasDoctype: 'Bestanden met een documenttypedeclaratie worden niet gelezen.',
  fileNoLanguage: 'Het bestand noemt geen doeltaal; verwacht werd {expected}.',
  fileLanguage: 'Het bestand is voor {found}, niet voor {expected}.',
  fileSource: 'Het bestand vertaalt uit {found}, niet uit {expected}.',
  fileWrong: 'Het bestand is voor andere talen.',
  fileTooMany: 'Een bestand kan hoogstens {maximum, number} teksten hebben.',
};
