import type { designImageMessages } from '@vitrine/contract/designs/image-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof designImageMessages> = {
  configuratorMissing: 'Questo configuratore non esiste o non è pubblicato.',
  configuratorInvalid: "L'indirizzo deve indicare un configuratore con il suo numero.",
  resellerInvalid: 'Il rivenditore deve essere un numero.',
  designTooLong: 'Il progetto può avere fino a {most, number} caratteri.',
  designUnknown: 'Questo progetto non ha elementi di questo configuratore.',
  sceneUnknown: 'Questo configuratore non ha questa scena.',
  formatUnknown: 'Il formato deve essere uno di questi: {formats}.',
  sizeInvalid: 'Larghezza e altezza devono essere numeri interi da 1 a {side, number} pixel.',
  sizeLarge: 'Un’immagine può avere fino a {pixels, number} pixel.',
  sizeTwice: 'Indichi al massimo due tra width, height e ratio.',
  ratioInvalid:
    'Il rapporto deve essere uno o due numeri, come 1.91 o 16:9, e nessun lato può superare {most, number} volte l’altro.',
  viewUnknown: 'La vista deve essere una di queste: {views}.',
  viewTwice: 'Indichi una vista con nome, oppure yaw, pitch e fov, ma non entrambi.',
  viewInvalid:
    'Yaw deve essere un numero da -360 a 360 gradi, pitch da -{pitch, number} a {pitch, number} e fov da {narrowest, number} a {widest, number}.',
  viewFlat: 'Solo i panorami e gli armadi si possono girare.',
  angleUnused: 'Solo i panorami hanno un campo visivo.',
  viewWhole: 'Solo le immagini piatte si possono mostrare per intero.',
  backgroundInvalid: 'Lo sfondo deve essere un colore come f4f1ea.',
  backgroundUnused: "L'immagine copre il suo sfondo in questa vista.",
  versionInvalid: 'La versione deve essere un numero come 1.006.',
  listInvalid: 'L’indirizzo ha più di un valore di {name}.',
  signatureMissing: 'Senza firma un’immagine mostra la prima vista in una di queste dimensioni: {sizes}.',
  signatureWrong: 'La firma non appartiene a questo indirizzo.',
  drawingBusy: 'Si stanno creando troppe immagini. Riprovi tra un momento.',
  drawnTooMany: 'Dalla sua rete sono state richieste troppe immagini nuove. Riprovi tra un minuto.',
  imageMissing: 'Le immagini di questo configuratore non ci sono.',
};
