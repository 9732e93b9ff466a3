import { defineMessages, message } from '../texts/define-messages.ts';
/** What `vitrine-check` says about a data file and its images, beside the errors of an upload. */
export const checkMessages = defineMessages('configurators/check', {
  usage:
    'Usage: npx vitrine-check FOLDER | ZIP | data.json [--type panoramic|stockset|floors|slidingrobe]\n       npx vitrine-check --schema panoramic|stockset|floors|slidingrobe',
  unknownType: (type: string) =>
    message('{type} is not a type. Types are panoramic, stockset, floors and slidingrobe.', { type }),
  notFound: (name: string) => message('There is no file or folder {name}.', { name }),
  noDataFile: (name: string) => message('{name} has no data.json.', { name }),
  severalDataFiles: (name: string) => message('{name} has several JSON files and none is called data.json.', { name }),
  missing: (path: string) => message('{path} is missing.', { path }),
  unused: (name: string) => message('{name} is not used by the data file.', { name }),
  notChecked: (count: number) =>
    message(
      '{count, plural, one {The data file names 1 image, which was not checked.} other {The data file names {count} images, which were not checked.}}',
      { count },
    ),
  sound: (type: string, images: number) =>
    message('No issues found. Type: {type}. {images, plural, one {1 image.} other {{images} images.}}', {
      type,
      images,
    }),
  issues: (count: number) => message('{count, plural, one {1 issue found.} other {{count} issues found.}}', { count }),
});
