import { defineMessages, message } from '../texts/define-messages.ts';

/** Why the address of an image of a design is not answered. */
export const designImageMessages = defineMessages('designs/images', {
  configuratorMissing: 'This configurator does not exist or is not published.',
  configuratorInvalid: 'The address has to name a configurator by its number.',
  resellerInvalid: 'The reseller has to be a number.',
  designTooLong: (most: number) => message('The design can have up to {most, number} characters.', { most }),
  designUnknown: 'This design has no items of this configurator.',
  sceneUnknown: 'This configurator does not have this scene.',
  formatUnknown: (formats: string) => message('The format has to be one of {formats}.', { formats }),
  sizeInvalid: (side: number) =>
    message('Width and height have to be whole numbers of pixels from 1 to {side, number}.', { side }),
  sizeLarge: (pixels: number) => message('An image can have up to {pixels, number} pixels.', { pixels }),
  sizeTwice: 'State two of width, height and ratio at most.',
  ratioInvalid: (most: number) =>
    message(
      'The ratio has to be a number or two, such as 1.91 or 16:9, and no side more than {most, number} times the other.',
      {
        most,
      },
    ),
  viewUnknown: (views: string) => message('The view has to be one of {views}.', { views }),
  viewTwice: 'State a named view, or yaw, pitch and fov, but not both.',
  viewInvalid: (pitch: number, narrowest: number, widest: number) =>
    message(
      'Yaw has to be a number from -360 to 360 degrees, pitch from -{pitch, number} to {pitch, number}, and fov from {narrowest, number} to {widest, number}.',
      { pitch, narrowest, widest },
    ),
  viewFlat: 'Only panoramas and wardrobes can be turned.',
  angleUnused: 'Only panoramas have a field of view.',
  viewWhole: 'Only flat images can be shown as a whole.',
  backgroundInvalid: 'The background has to be a colour such as f4f1ea.',
  backgroundUnused: 'The image covers its background in this view.',
  versionInvalid: 'The version has to be a number such as 1.006.',
  listInvalid: (name: string) => message('The address has more than one value of {name}.', { name }),
  signatureMissing: (sizes: string) =>
    message('Without a signature an image shows the opening view in one of these sizes: {sizes}.', { sizes }),
  signatureWrong: 'The signature does not belong to this address.',
  drawingBusy: 'Too many images are being drawn. Try again in a moment.',
  drawnTooMany: 'Too many new images were requested from your network. Try again in a minute.',
  imageMissing: 'The images of this configurator are not there.',
});
