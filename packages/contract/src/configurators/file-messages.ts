import { defineMessages, message } from '../texts/define-messages.ts';
/** Errors of uploaded files and of their images. */
export const fileMessages = defineMessages('configurators/file', {
  required: 'Choose a file.',
  missing: 'is missing',
  mustBe: (what: string) => message('must be {what}', { what }),
  atLeast: (minimum: string) => message('must be at least {minimum}', { minimum }),
  hasAtLeast: (minimum: string, of: string) =>
    message('must have at least {minimum}{of, select, string { characters} array { entries} other {}}', {
      minimum,
      of,
    }),
  hasAtMost: (maximum: string, of: string) =>
    message('must have at most {maximum}{of, select, string { characters} array { entries} other {}}', {
      maximum,
      of,
    }),
  atMost: (maximum: string) => message('must be at most {maximum}', { maximum }),
  wrongForm: 'has the wrong format',
  notAColour: 'must be a colour such as #C0966A',
  notAFormula: 'must be a number, or a formula such as 2 * (width + height)',
  unknownMeasure: (id: string) => message('names the measure ‘{id}’, which this file does not have', { id }),
  aboveMaximum: (maximum: number) => message('must be at most {maximum}, the maximum', { maximum }),
  sceneImage: (folder: string) => message('must be an image in {folder}', { folder }),
  sameId: (other: string) => message('is the same as that of {other}', { other }),
  reservedKey: 'is a reserved word',
  lostCharacters: 'has � where a character was lost. Correct the text, and save the file as UTF-8.',
  lostCharactersInFile: 'The file has � where characters were lost. Correct the text, and save the file as UTF-8.',
  tooDeep: (depth: number) => message('Lists and objects can be nested up to {depth} levels deep.', { depth }),
  moreIssues: (count: number) => message('{count} more issues are not listed.', { count }),
  jsonAt: (line: number, column: number) => message('See line {line}, column {column}.', { line, column }),
  notText: 'This file is not a text file.',
  sideFileInvalid: 'This file is not valid JSON.',
  tooLarge: (megabytes: number) => message('Files can be up to {megabytes} MB.', { megabytes }),
  zipUnreadable: 'This ZIP file cannot be read. Create it again, then choose the new file.',
  zipEncrypted: (name: string) =>
    message('{name} is password-protected. Remove the password, then try again.', { name }),
  zipMethod: (name: string) =>
    message('{name} uses an unsupported compression method. Create a standard ZIP file.', { name }),
  nameOutside: (name: string) => message('{name} points outside its folder.', { name }),
  tooMany: (count: number) => message('You can upload up to {count} files at a time.', { count }),
  unpackedTooLarge: (megabytes: number) =>
    message('Images can be up to {megabytes} MB in total once unpacked.', { megabytes }),
  imageTooLarge: (name: string, megabytes: number) =>
    message('{name} is larger than {megabytes} MB.', { name, megabytes }),
  notAImage: (name: string) => message('{name} is not a PNG, JPEG or WebP image.', { name }),
  otherImage: (name: string, really: string) =>
    message('{name} is a {really} image. Change its file extension to match.', { name, really }),
  imagesNeedData: 'Upload images together with a data file that names them.',
  imageFailed: 'This image could not be read.',
  imageLarge: 'This image has too many pixels.',
  panoramaLarge: (width: number, height: number) =>
    message('Panoramas can be up to {width} × {height} pixels.', { width, height }),
  panoramaOdd: (megapixels: number, divisor: number) =>
    message(
      'Panoramas of more than {megapixels} million pixels need a width and a height that {divisor} divides. Save this image with 8192 × 4096 or 16384 × 8192 pixels.',
      { megapixels, divisor },
    ),
  layerSize: (name: string, base: string, width: number, height: number) =>
    message('{name} must be {width} × {height} pixels, like {base}.', { name, width, height, base }),
  layerHides: (name: string) =>
    message(
      '{name} has no transparent areas, so it would hide everything under it. Save it with a transparent background, as PNG or WebP.',
      { name },
    ),
  imageReplaced: (name: string) =>
    message('{name} was replaced after the version that this one is based on. Start from the newest version.', {
      name,
    }),
  imageOfCopy: (name: string, folder: string) =>
    message('{name} must be in the folder {folder}: other images belong to the manufacturer’s configurator.', {
      name,
      folder,
    }),
  sceneSize: (own: string, width: number, height: number) =>
    message('This image must be {width} × {height} pixels, like {own}.', { width, height, own }),
  imageStuck: 'This image could not be stored.',
  showEntries: 'Show entries',
  hideEntries: 'Hide entries',
  dataNotes: (count: number) =>
    message(
      '{count, plural, one {1 entry of the data file may be a mistake} other {{count} entries of the data file may be mistakes}}',
      { count },
    ),
  dataNotesHelp: (action: string) =>
    message('The version works, but visitors may see something else than you meant. Correct the file with {action}.', {
      action,
    }),
  colourForm: (text: string) => message('{text} is not shown everywhere. Write colours as #C0966A.', { text }),
  unknownItem: (id: string) => message('no entry has the ID {id}', { id }),
  unknownFlake: (id: string) => message('no flake has the ID {id}, so this part is left out', { id }),
  percentAsShare: 'percent is a share: write 0.4 for 40 %',
  sharesNotWhole: (sum: number) =>
    message('the shares add up to {sum}, not to 1. They are shown in proportion.', { sum }),
});
