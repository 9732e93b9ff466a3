import type { designImageMessages } from '@vitrine/contract/designs/image-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof designImageMessages> = {
  configuratorMissing: 'Deze configurator bestaat niet of is niet gepubliceerd.',
  configuratorInvalid: 'Het adres moet een configurator met zijn nummer noemen.',
  resellerInvalid: 'De wederverkoper moet een getal zijn.',
  designTooLong: 'Het ontwerp kan maximaal {most, number} tekens hebben.',
  designUnknown: 'Dit ontwerp heeft geen onderdelen van deze configurator.',
  sceneUnknown: 'Deze configurator heeft deze scène niet.',
  formatUnknown: 'De indeling moet een van deze zijn: {formats}.',
  sizeInvalid: 'Breedte en hoogte moeten gehele getallen van 1 tot {side, number} pixels zijn.',
  sizeLarge: 'Een afbeelding kan maximaal {pixels, number} pixels hebben.',
  sizeTwice: 'Geef hoogstens twee van width, height en ratio op.',
  ratioInvalid:
    'De verhouding moet uit een of twee getallen bestaan, zoals 1.91 of 16:9, en geen zijde mag meer dan {most, number} keer de andere zijn.',
  viewUnknown: 'De weergave moet een van deze zijn: {views}.',
  viewTwice: 'Geef een benoemde weergave op, of yaw, pitch en fov, maar niet beide.',
  viewInvalid:
    'Yaw moet een getal van -360 tot 360 graden zijn, pitch van -{pitch, number} tot {pitch, number} en fov van {narrowest, number} tot {widest, number}.',
  viewFlat: 'Alleen panorama’s en kasten kunnen worden gedraaid.',
  angleUnused: 'Alleen panorama’s hebben een gezichtsveld.',
  viewWhole: 'Alleen platte afbeeldingen kunnen in hun geheel worden getoond.',
  backgroundInvalid: 'De achtergrond moet een kleur zoals f4f1ea zijn.',
  backgroundUnused: 'De afbeelding bedekt in deze weergave haar achtergrond.',
  versionInvalid: 'De versie moet een getal zoals 1.006 zijn.',
  listInvalid: 'Het adres heeft meer dan één waarde van {name}.',
  signatureMissing: 'Zonder handtekening toont een afbeelding de eerste weergave in een van deze formaten: {sizes}.',
  signatureWrong: 'De handtekening hoort niet bij dit adres.',
  drawingBusy: 'Er worden te veel afbeeldingen getekend. Probeer het zo meteen opnieuw.',
  drawnTooMany:
    'Er zijn te veel nieuwe afbeeldingen vanuit uw netwerk opgevraagd. Probeer het over een minuut opnieuw.',
  imageMissing: 'De afbeeldingen van deze configurator zijn er niet.',
};
