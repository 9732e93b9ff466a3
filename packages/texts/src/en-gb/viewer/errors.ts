import type { ErrorTexts } from '../../viewer-texts.ts';

export const texts: ErrorTexts = {
  address: () => ({
    title: 'Nothing to show yet',
    text: 'This viewer has no address. The page has to name a configurator in its src attribute.',
  }),
  unreachable: () => ({
    title: 'The room did not load',
    text: 'The server did not answer. Check the connection, then try again.',
  }),
  missing: () => ({
    title: 'This configurator is not here',
    text: 'It was moved or is not published. Ask the owner of this website for it.',
  }),
  preparing: () => ({
    title: 'This configurator is being prepared',
    text: 'Its images are not ready yet. It appears here by itself as soon as they are.',
  }),
  unreadable: () => ({
    title: 'The room did not load',
    text: 'What the server sent cannot be read. Try again in a few minutes.',
  }),
  format: () => ({
    title: 'This page needs a newer viewer',
    text: 'The configurator was published in a form that this viewer does not know yet. Load the page again.',
  }),
  kind: () => ({
    title: 'This kind cannot be shown here',
    text: 'This viewer does not show configurators of this kind yet.',
  }),
  domain: (host) => ({
    title: 'Not allowed on this website',
    text: `The configurator is not released for ${host}. Its owner can add this address to the authorised domains.`,
  }),
  webgl: () => ({
    title: 'The room cannot be shown here',
    text: 'This browser has no WebGL. You can still choose finishes and save your design.',
  }),
  lost: () => ({
    title: 'The image was lost',
    text: 'The graphics card ran out of memory. Your design is safe.',
  }),
  scene: () => ({
    title: 'There is no room to show yet',
    text: 'This configurator has no image of a room. Its owner can upload one with the data file.',
  }),
  empty: () => ({
    title: 'There is no wardrobe to show yet',
    text: 'It needs at least one door, frame, interior and material. Its owner can add what is missing.',
  }),
  image: () => ({
    title: 'The image did not load',
    text: 'You can still choose finishes and save your design.',
  }),
};
