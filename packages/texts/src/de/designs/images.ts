import type { designImageMessages } from '@vitrine/contract/designs/image-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof designImageMessages> = {
  configuratorMissing: 'Diesen Konfigurator gibt es nicht, oder er ist nicht veröffentlicht.',
  configuratorInvalid: 'Die Adresse muss einen Konfigurator mit seiner Nummer nennen.',
  resellerInvalid: 'Der Händler muss eine Zahl sein.',
  designTooLong: 'Der Entwurf kann bis zu {most, number} Zeichen haben.',
  designUnknown: 'Dieser Entwurf hat keine Elemente dieses Konfigurators.',
  sceneUnknown: 'Dieser Konfigurator hat diese Szene nicht.',
  formatUnknown: 'Das Format muss eines von diesen sein: {formats}.',
  sizeInvalid: 'Breite und Höhe müssen ganze Zahlen von 1 bis {side, number} Pixel sein.',
  sizeLarge: 'Ein Bild kann bis zu {pixels, number} Pixel haben.',
  sizeTwice: 'Geben Sie höchstens zwei von width, height und ratio an.',
  ratioInvalid:
    'Das Seitenverhältnis muss aus einer oder zwei Zahlen bestehen, etwa 1.91 oder 16:9, und keine Seite mehr als {most, number}-mal so lang sein wie die andere.',
  viewUnknown: 'Die Ansicht muss eine von diesen sein: {views}.',
  viewTwice: 'Geben Sie entweder eine benannte Ansicht oder yaw, pitch und fov an, nicht beides.',
  viewInvalid:
    'Yaw muss eine Zahl von -360 bis 360 Grad sein, pitch von -{pitch, number} bis {pitch, number} und fov von {narrowest, number} bis {widest, number}.',
  viewFlat: 'Nur Panoramen und Schränke lassen sich drehen.',
  angleUnused: 'Nur Panoramen haben ein Sichtfeld.',
  viewWhole: 'Nur flache Bilder lassen sich als Ganzes zeigen.',
  backgroundInvalid: 'Der Hintergrund muss eine Farbe wie f4f1ea sein.',
  backgroundUnused: 'Das Bild verdeckt in dieser Ansicht seinen Hintergrund.',
  versionInvalid: 'Die Version muss eine Zahl wie 1.006 sein.',
  listInvalid: 'Die Adresse hat mehr als einen Wert für {name}.',
  signatureMissing: 'Ohne Signatur zeigt ein Bild die erste Ansicht in einer dieser Größen: {sizes}.',
  signatureWrong: 'Die Signatur gehört nicht zu dieser Adresse.',
  drawingBusy: 'Es werden zu viele Bilder gezeichnet. Versuchen Sie es gleich noch einmal.',
  drawnTooMany: 'Aus Ihrem Netz wurden zu viele neue Bilder angefordert. Versuchen Sie es in einer Minute noch einmal.',
  imageMissing: 'Die Bilder dieses Konfigurators sind nicht vorhanden.',
};
