/** Defaults of what an organisation may word itself (configurators.md §2, Customisation tabs); the first three to the letter. */
export const customisationDefaults = {
  headerTitle: 'Here is your design',
  enquirySubject: 'You have a new enquiry',
  popupTitle: 'Email Sent',
  customerSubject: 'Here is your design',
  headerText: (configurator: string) =>
    `This is the design that you saved in ${configurator}. Open it again at any time to change it.`,
} as const;

/** Sentences of the two mails about an enquiry (decision B18). */
export const enquiryMailMessages = {
  openDesign: 'Open your design',
  itemsTitle: 'What you chose',
  pictureOfCustomer: (configurator: string) => `Your design in ${configurator}`,
  customerReason: (organisation: string) =>
    `You receive this because your address was entered when this design was saved on the website of ${organisation}. If that was not you, ignore this mail: nothing else will follow.`,
  organisationTitle: 'You have a new enquiry',
  saved: (name: string, configurator: string, when: string) => `${name} saved a design in ${configurator}, ${when}.`,
  pictureOfEnquiry: (configurator: string, name: string) => `Design in ${configurator} saved by ${name}`,
  viewEnquiry: 'View enquiry',
  reply: (firstName: string) => `Reply to ${firstName}`,
  replyUnnamed: 'Reply to the customer',
  organisationReason: (configurator: string) =>
    `You receive this because your address is on the notification list of ${configurator}. Replying answers the customer.`,
  sentFor: (organisation: string) => `Sent by Vitrine for ${organisation}`,
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  postcode: 'Postcode',
  budget: 'Budget',
  scene: 'Scene',
  socials: { linkedin: 'LinkedIn', facebook: 'Facebook', twitter: 'Twitter', instagram: 'Instagram' },
} as const;
