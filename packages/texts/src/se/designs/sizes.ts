import type { imageSizeMessages } from '@vitrine/contract/designs/size-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof imageSizeMessages> = {
  title: 'Bildstorlekar',
  help: 'Era sidor, mejl och butiker kan visa bilder av era designer genom en adress. De här storlekarna är öppna för alla; andra behöver en signatur.',
  ofManufacturer: 'Tillverkaren väljer storlekarna.',
  forAll: 'Listan gäller alla era konfiguratorer. Bilder i era flöden, kort och mejl beror inte på den.',
  list: 'Listan med bildstorlekar',
  address: 'Adress till en bild',
  size: 'Storlek {at, number}',
  width: 'Bredd i pixlar',
  height: 'Höjd i pixlar',
  add: 'Lägg till en storlek',
  remove: 'Ta bort storlek {at, number}',
  save: 'Spara storlekar',
  discard: 'Släng ändringar',
  saved: 'Bildstorlekar sparade',
  savedHelp: 'Bilder i de här storlekarna behöver ingen signatur från och med nu. Borttagna storlekar behöver en.',
  failed: 'Bildstorlekarna sparades inte',
  sideInvalid: 'Använd hela pixlar från 1 till {side, number}.',
  sizeLong: 'Ingen sida får vara mer än {most, number} gånger den andra.',
  sizeLarge: 'Använd upp till {pixels, number} pixlar totalt.',
  sizeTwice: 'Den här storleken finns redan i listan.',
  sizesNone: 'Behåll minst en storlek.',
  sizesMany: 'Använd upp till {most, number} storlekar.',
};
