import { defineMessages, message } from '../texts/define-messages.ts';

/** Texts of the sizes in which images of designs are open. */
export const imageSizeMessages = defineMessages('designs/sizes', {
  title: 'Image sizes',
  help: 'Your pages, emails and shops can show images of your designs by address. These sizes are open to everybody; other sizes need a signature.',
  ofManufacturer: 'The manufacturer chooses the sizes.',
  forAll: 'The list is for all your configurators. Images in your feeds, cards and emails do not depend on it.',
  list: 'The list of image sizes',
  address: 'Address of an image',
  size: (at: number) => message('Size {at, number}', { at }),
  width: 'Width in pixels',
  height: 'Height in pixels',
  add: 'Add a size',
  remove: (at: number) => message('Remove size {at, number}', { at }),
  save: 'Save sizes',
  discard: 'Discard changes',
  saved: 'Image sizes saved',
  savedHelp: 'Images in these sizes need no signature from now on. Removed sizes need one.',
  failed: 'Image sizes were not saved',
  sideInvalid: (side: number) => message('Use whole pixels from 1 to {side, number}.', { side }),
  sizeLong: (most: number) => message('No side can be more than {most, number} times the other.', { most }),
  sizeLarge: (pixels: number) => message('Use up to {pixels, number} pixels in all.', { pixels }),
  sizeTwice: 'This size is already in the list.',
  sizesNone: 'Keep at least one size.',
  sizesMany: (most: number) => message('Use up to {most, number} sizes.', { most }),
});
