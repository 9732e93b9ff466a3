/** Sentences about shared designs, prices and specification sheets. */
export const designMessages = {
  unknownConfigurator: 'This configurator does not exist or is not published.',
  unknownDesign: 'This design names nothing of this configurator.',
  unknownPage: 'This page is not one of the websites of this configurator.',
  imageInvalid: 'The image of the design has to be a PNG or JPEG.',
  goneTitle: 'This design is not here',
  gone: 'The link is incomplete, or the design was removed. Ask whoever sent it for a new one.',
  sheet: 'Specification sheet',
} as const;
