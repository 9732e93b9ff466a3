import type { designImageMessages } from '@vitrine/contract/designs/image-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof designImageMessages> = {
  configuratorMissing: 'Den här konfiguratorn finns inte eller är inte publicerad.',
  configuratorInvalid: 'Adressen måste ange en konfigurator med dess nummer.',
  resellerInvalid: 'Återförsäljaren måste vara ett tal.',
  designTooLong: 'Designen kan ha upp till {most, number} tecken.',
  designUnknown: 'Den här designen har inga delar av den här konfiguratorn.',
  sceneUnknown: 'Den här konfiguratorn har inte den här scenen.',
  formatUnknown: 'Formatet måste vara ett av dessa: {formats}.',
  sizeInvalid: 'Bredd och höjd måste vara heltal från 1 till {side, number} pixlar.',
  sizeLarge: 'En bild kan ha upp till {pixels, number} pixlar.',
  sizeTwice: 'Ange högst två av width, height och ratio.',
  ratioInvalid:
    'Förhållandet måste vara ett eller två tal, till exempel 1.91 eller 16:9, och ingen sida får vara mer än {most, number} gånger den andra.',
  viewUnknown: 'Vyn måste vara en av dessa: {views}.',
  viewTwice: 'Ange en namngiven vy, eller yaw, pitch och fov, men inte båda.',
  viewInvalid:
    'Yaw måste vara ett tal från -360 till 360 grader, pitch från -{pitch, number} till {pitch, number} och fov från {narrowest, number} till {widest, number}.',
  viewFlat: 'Bara panoramabilder och garderober kan vridas.',
  angleUnused: 'Bara panoramabilder har ett synfält.',
  viewWhole: 'Bara platta bilder kan visas i sin helhet.',
  backgroundInvalid: 'Bakgrunden måste vara en färg som f4f1ea.',
  backgroundUnused: 'Bilden täcker sin bakgrund i den här vyn.',
  versionInvalid: 'Versionen måste vara ett tal som 1.006.',
  listInvalid: 'Adressen har mer än ett värde för {name}.',
  signatureMissing: 'Utan signatur visar en bild den första vyn i en av dessa storlekar: {sizes}.',
  signatureWrong: 'Signaturen hör inte till den här adressen.',
  drawingBusy: 'För många bilder håller på att skapas. Försök igen om en stund.',
  drawnTooMany: 'För många nya bilder har begärts från ditt nätverk. Försök igen om en minut.',
  imageMissing: 'Bilderna till den här konfiguratorn finns inte.',
};
