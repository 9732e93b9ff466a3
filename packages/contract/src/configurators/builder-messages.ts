import { defineMessages, message, textFrom } from '../texts/define-messages.ts';
import { configuratorMessages } from './messages.ts';

const PRESETS = '{presets, plural, one {1 preset} other {# presets}}';
const DESIGNS = '{designs, plural, one {1 shared design} other {# shared designs}}';
const USES = `{which, select, presets {Deleted items are in ${PRESETS}} designs {Deleted items are in ${DESIGNS}} other {Deleted items are in ${PRESETS} and ${DESIGNS}}}`;

/** Texts of the builder, which makes a configurator from images. */
export const builderMessages = defineMessages('configurators/builder', {
  title: 'Build from images',
  titles: {
    panoramic: 'Build from images',
    stockset: 'Build from images',
    floors: 'Build a flake floor',
    slidingrobe: 'Build a sliding wardrobe',
  },
  open: textFrom(() => configuratorMessages.build),
  dropTitle: 'Drop a folder or a ZIP file of images',
  dropHelp:
    'One image of the empty room, and for each choice an image of the same size that is transparent around it. A price list (CSV or Excel) can be beside them.',
  dropExample: 'room.jpg, doors/matt navy.png, worktops/oak.png … or doors_matt navy.png in one folder.',
  chooseFolder: 'Choose a folder',
  chooseImages: 'Choose images',
  chooseZip: 'Choose a ZIP',
  reading: (done: number, total: number) => message('Reading images: {done} of {total}', { done, total }),
  templatesTitle: 'Or start from a copy',
  templatesHelp: 'Everything can be changed, and what it was copied from stays as it is.',
  ownTemplate: 'One of your configurators',
  copyNewest: (name: string, version: string) => message('{name}, newest version {version}', { name, version }),
  copyLive: (name: string, version: string) => message('{name}, live version {version}', { name, version }),
  copyOwn: 'Start from this',
  copying: 'Fetching its images...',
  samples: {
    room: { name: 'A room', help: 'A panorama of a kitchen' },
    still: { name: 'A still', help: 'A bedroom from one side' },
    floor: { name: 'A flake floor', help: 'A garage with three blends' },
    wardrobe: { name: 'A sliding wardrobe', help: 'Doors, frames and materials' },
  },
  notCopied: 'It could not be copied. Check your connection, then try again.',
  noImages: 'There are no PNG, JPEG or WebP images among these files.',
  tooMany: (most: number) => message('A configurator can have up to {most} images.', { most }),
  zipUnreadable: (name: string) => message('{name} cannot be read. It may be damaged or have a password.', { name }),
  zipTooLarge: (name: string, gigabytes: number, images: number) =>
    message(
      'Not all of {name} was read: a ZIP can unpack to {gigabytes} GB and {images} images. Choose its folder instead.',
      { name, gigabytes, images },
    ),
  secureOnly: 'Images can only be read on a page with https. Ask your administrator.',
  notesTitle: 'About your files',
  notAnImage: 'is not a PNG, JPEG or WebP image',
  broken: 'cannot be read',
  tooManyBytes: (megabytes: number) => message('is larger than {megabytes} MB', { megabytes }),
  tooManyPixels: (width: number, height: number, megapixels: number) =>
    message('has {width} × {height} pixels; images can have up to {megapixels} million', { width, height, megapixels }),
  leftOut: 'shows everything together, so it is no choice',
  guessed: 'Guessed',
  keepGuesses: 'Keep all',
  guessesTitle: (number: number) => message('{number, plural, one {1 guess} other {# guesses}} to look at', { number }),
  guessesHelp: 'Layers, names and their order come from your files. Change what is wrong.',
  undo: 'Undo',
  redo: 'Redo',
  startAgain: 'Start again',
  startAgainQuestion: 'Remove this draft and its images from this device?',
  startAgainYes: 'Remove',
  create: 'Create configurator',
  createSentence: 'It becomes version v1.000. Images are prepared after the upload; you can leave the page then.',
  live: 'Put it live when its images are ready',
  lookingForStored: 'Looking for images that are uploaded already...',
  sending: (images: number, total: number, sent: string, all: string) =>
    message('{images} of {total, plural, one {1 image} other {# images}}, {sent} of {all}', {
      images,
      total,
      sent,
      all,
    }),
  connectionLost: 'Connection lost — resumes by itself',
  noSpaceTitle: (needed: string, free: string) =>
    message('These images need {needed}, and {free} is free', { needed, free }),
  noSpaceHelp: (used: string, limit: string) =>
    message(
      "Your organisation's images use {used} of {limit}. Ask your administrator for more space, or to delete configurators that you no longer need. Your draft stays on this device.",
      { used, limit },
    ),
  editTitle: (version: string) => message('Layers and images of {version}', { version }),
  discard: 'Discard changes',
  discardQuestion: 'Remove this draft and its new images from this device? Saved versions stay as they are.',
  saveVersion: 'Save as version',
  saveSentence: (version: string) =>
    message('It becomes version {version}. Visitors keep seeing the live version until you deploy this one.', {
      version,
    }),
  notSavedTitle: 'The version was not saved',
  note: 'Note',
  noteHelp: 'What changed and why, for the version history.',
  changes: 'What changes',
  usesTitle: (presets: number, designs: number) =>
    message(USES, { which: presets === 0 ? 'designs' : designs === 0 ? 'presets' : 'both', presets, designs }),
  usedInPresets: (names: string) => message('Presets: {names}.', { names }),
  usesHelp: 'Once this version is live, they show the default item of its layer instead.',
  newerTitle: (version: string, author: string | null) =>
    message(
      '{hasAuthor, select, true {{version} by {author} is newer than this draft} other {{version} is newer than this draft}}',
      { version, hasAuthor: author !== null, author: author ?? '' },
    ),
  newerHelp: 'Your version does not contain its changes. Take them over before you save.',
  newerChanges: (version: string) => message('Changes in {version}', { version }),
  configurator: 'the configurator',
  takeOver: (version: string) => message('Take over {version}', { version }),
  takenOver: (version: string, kept: readonly string[]) =>
    message(
      '{count, plural, =0 {This draft now contains the changes of {version}.} other {This draft now contains the changes of {version}. Where both changed the same, yours stays: {kept}.}}',
      { count: kept.length, version, kept: kept.join(', ') },
    ),
  room: 'Room',
  roomHelp: 'The image under all layers',
  noRoom: 'No image of the room. The lowest layer is drawn first.',
  chooseImage: 'Choose an image',
  replaceImage: 'Replace image',
  type: 'Image kind',
  panorama: 'Panorama',
  still: 'Still image',
  firstView: 'First view',
  firstViewHelp: (degrees: number) => message('{degrees}° from the centre of the image', { degrees }),
  startHere: 'Start here',
  startHereHelp: 'Turn the room in the preview, then set the direction that visitors see first.',
  firstDesign: 'First design',
  firstDesignHelp: 'Choose items in the preview, then set them as what visitors see first.',
  startWithDesign: 'Start with this design',
  layers: 'Layers',
  layersHelp: 'The last one is in front.',
  layersDrawnOtherwise: 'Drawn in an order of their own.',
  drawAsListed: 'Draw in the order of the list',
  layerName: 'Layer name',
  addLayer: 'Add layer',
  newLayer: 'New layer',
  layerItems: (number: number) => message('{number, plural, one {1 item} other {# items}}', { number }),
  hideLayer: 'Visitors cannot choose',
  drawn: 'Drawn',
  drawnAt: (position: number, total: number) => message('{position} of {total}', { position, total }),
  moveUp: 'Move up',
  moveDown: 'Move down',
  deleteLayer: 'Delete layer',
  addItems: 'Add images',
  itemName: 'Item name',
  itemsOf: (layer: string) => message('Items of {layer}', { layer }),
  itemLayer: 'Layer',
  sku: 'SKU',
  price: 'Price',
  options: 'Filters',
  duplicate: 'Duplicate',
  deleteItem: 'Delete item',
  sizeOf: (width: number, height: number) => message('{width} × {height} pixels', { width, height }),
  previewTitle: 'Preview',
  details: 'Details',
  noPreview: 'The preview appears once there is an image of the room or a layer with images.',
  selectSomething: 'Select the room, a layer or an item to change it.',
  issuesTitle: (number: number) =>
    message('{number, plural, one {1 image needs} other {# images need}} a look', { number }),
  issueSize: (width: number, height: number, required: string) =>
    message('is {width} × {height} pixels. It must be {required}, like the room.', { width, height, required }),
  issueOpaque: 'has no transparent areas, so it would hide everything under it.',
  issueSame: (other: string) => message('is the same image as {other}.', { other }),
  issueElsewhere: 'covers another part of the room than the rest of its layer.',
  issuesBlock:
    'Some images do not fit the room. Close this dialog, and replace or delete the images that are named there.',
  sheetFilled: (rows: number, file: string) =>
    message('{file}: {rows, plural, one {1 row} other {# rows}} matched items by file name', { file, rows }),
  sheetUnmatched: (names: string) => message('No item for {names}', { names }),
  sheetUnread: (name: string) =>
    message('{name} has no column with file names, or none with names, codes or prices.', { name }),
  dragHelp: 'Press Space to pick a layer up, the arrow keys to move it, Space to put it down, and Escape to cancel.',
  dragged: (name: string, position: number, total: number) =>
    message('{name}: position {position} of {total}', { name, position, total }),
  dropped: (name: string, position: number, total: number) =>
    message('{name} is at position {position} of {total}', { name, position, total }),
  dragCancelled: (name: string) => message('{name} was not moved', { name }),
  drag: (name: string) => message('Move {name}', { name }),
});
