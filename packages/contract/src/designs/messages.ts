import { defineMessages } from '../texts/define-messages.ts';
/** Texts of shared designs, prices and specification sheets. */
export const designMessages = defineMessages('designs/designs', {
  unknownConfigurator: 'This configurator does not exist or is not published.',
  unknownDesign: 'This design has no items of this configurator.',
  unknownPage: 'This page is not one of the websites of this configurator.',
  imageInvalid: 'The design image is not a PNG or JPEG image.',
  goneTitle: 'Design not found',
  gone: 'The link is incomplete, or the design was removed. Ask the sender for a new link.',
  sheet: 'Specification sheet',
});
