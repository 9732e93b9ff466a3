import { defineMessages, message } from '../texts/define-messages.ts';

/** Texts of the builder for lists of parts: flakes, blends, finishes, and the parts of wardrobes. */
export const partMessages = defineMessages('configurators/part', {
  editTitle: (version: string) => message('Parts and images of {version}', { version }),
  parts: 'Parts',
  name: 'Name',
  nameEmpty: 'Give it a name.',
  colour: 'Colour',
  pickColour: 'Take a colour from the screen',
  colourWrong: 'Write the colour as #C0966A.',
  offered: 'Visitors can choose it',
  add: (what: string) => message('Add {what}', { what }),
  numbered: (what: string, number: number) => message('{what} {number}', { what, number }),
  delete: (name: string) => message('Delete {name}', { name }),
  deleteYes: 'Delete',
  usedBy: (name: string, users: string) => message('{name} is part of {users}.', { name, users }),
  usedByHelp: 'It is taken out of them, and the rest is shared out again. You can undo this.',
  deleted: (name: string) => message('{name} was deleted', { name }),
  dragHelp: 'Press Space to pick an entry up, the arrow keys to move it, Space to put it down, and Escape to cancel.',
  listOf: (label: string) => message('{label} in their order', { label }),
  selectSomething: 'Select an entry to change it.',
  issuesTitle: (number: number) =>
    message('{number, plural, one {1 thing} other {# things}} to put right before this can be created', { number }),
  issuesBlock: 'Something is still missing or contradictory. Close this dialog; it is named above the editor.',
  guessesHelp: 'These are only a beginning, so that there is something to see. Change what is wrong.',
  removeImage: 'Remove image',
  startTitle: 'Or start without images of layers',
  startFloor: 'Flake floor',
  startFloorHelp: 'Flakes, blends of them, and a photo of a room in which visitors see the floor.',
  startRobe: 'Sliding wardrobe',
  startRobeHelp: 'Doors, frames, interiors and materials with their sizes, drawn to scale.',
});
