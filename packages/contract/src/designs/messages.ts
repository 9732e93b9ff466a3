import { defineMessages, message } from '../texts/define-messages.ts';
/** Texts of shared designs, prices and specification sheets. */
export const designMessages = defineMessages('designs/designs', {
  unknownConfigurator: 'This configurator does not exist or is not published.',
  unknownDesign: 'This design has no items of this configurator.',
  unknownPage: 'This page is not one of the websites of this configurator.',
  imageInvalid: 'The design image is not a PNG or JPEG image.',
  goneTitle: 'Design not found',
  gone: 'The link is incomplete, or the design was removed. Ask the sender for a new link.',
  sheet: 'Specification sheet',
  roomTitle: (name: string) => message('{name} in your room', { name }),
  roomHelp: 'Move your phone slowly over the floor until the wardrobe appears. It has its true size.',
  roomOpen: 'Open the camera',
  roomElsewhere:
    'Open this page on a phone or a tablet: its camera shows the wardrobe in your room. Programs for 3D models open these files too.',
  roomApple: 'For iPhone and iPad (USDZ)',
  roomAndroid: 'For Android (GLB)',
  roomBack: 'Back to the design',
});
