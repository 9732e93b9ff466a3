import type { imageSizeMessages } from '@vitrine/contract/designs/size-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof imageSizeMessages> = {
  title: 'Afbeeldingsformaten',
  help: 'Uw pagina’s, e-mails en winkels kunnen afbeeldingen van uw ontwerpen via een adres tonen. Deze formaten zijn voor iedereen open; andere hebben een handtekening nodig.',
  ofManufacturer: 'De fabrikant kiest de formaten.',
  forAll:
    'De lijst geldt voor al uw configuratoren. Afbeeldingen in uw feeds, kaarten en e-mails hangen er niet van af.',
  list: 'De lijst met afbeeldingsformaten',
  address: 'Adres van een afbeelding',
  size: 'Formaat {at, number}',
  width: 'Breedte in pixels',
  height: 'Hoogte in pixels',
  add: 'Formaat toevoegen',
  remove: 'Formaat {at, number} verwijderen',
  save: 'Formaten opslaan',
  discard: 'Wijzigingen verwerpen',
  saved: 'Afbeeldingsformaten opgeslagen',
  savedHelp: 'Afbeeldingen in deze formaten hebben vanaf nu geen handtekening nodig. Verwijderde formaten wel.',
  failed: 'Afbeeldingsformaten zijn niet opgeslagen',
  sideInvalid: 'Gebruik hele pixels van 1 tot {side, number}.',
  sizeLong: 'Geen zijde mag meer dan {most, number} keer de andere zijn.',
  sizeLarge: 'Gebruik in totaal maximaal {pixels, number} pixels.',
  sizeTwice: 'Dit formaat staat al in de lijst.',
  sizesNone: 'Houd minstens één formaat.',
  sizesMany: 'Gebruik maximaal {most, number} formaten.',
};
