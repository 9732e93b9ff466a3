/** What `vitrine-check` says about a data file and its images, beside the errors of an upload. */
export const checkMessages = {
  usage:
    'Usage: npx vitrine-check FOLDER | ZIP | data.json [--type panoramic|stockset|floors|slidingrobe]\n       npx vitrine-check --schema panoramic|stockset|floors|slidingrobe',
  unknownType: (type: string) => `${type} is not a type. Types are panoramic, stockset, floors and slidingrobe.`,
  notFound: (name: string) => `There is no file or folder ${name}.`,
  noDataFile: (name: string) => `${name} has no data.json.`,
  severalDataFiles: (name: string) => `${name} has several JSON files and none is called data.json.`,
  missing: (path: string) => `${path} is missing.`,
  unused: (name: string) => `${name} is not used by the data file.`,
  notChecked: (count: number) =>
    count === 1
      ? 'The data file names 1 image, which was not checked.'
      : `The data file names ${count} images, which were not checked.`,
  sound: (type: string, images: number) =>
    `No issues found. Type: ${type}. ${images === 1 ? '1 image.' : `${images} images.`}`,
  issues: (count: number) => (count === 1 ? '1 issue found.' : `${count} issues found.`),
} as const;
