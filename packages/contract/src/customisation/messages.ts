/** Defaults of texts that an organisation can change. docs/requirements.tsv quotes the first three. */
export const customisationDefaults = {
  headerTitle: 'Here is your design',
  enquirySubject: 'You have a new enquiry',
  customerSubject: 'Here is your design',
} as const;

/** Texts of the customisation tabs. docs/requirements.tsv quotes the upper half. */
export const customisationMessages = {
  /** Positions of the organisation's logos. */
  logoSlots: {
    startScreen: { title: 'Start screen', help: 'Shown while the viewer loads its first image.' },
    saveDesign: { title: 'Save design', help: 'Above the form that visitors fill in.' },
    viewer: { title: 'Viewer', help: 'At the top of the choices, all the time.' },
    emails: { title: 'Emails', help: 'At the top of every email about a design.' },
  },
  fetching: 'Fetching customisation data...',
  unsaved: 'You have unsaved changes',
  deploying: 'Deploying',
  saveAndDeploy: 'Save & Deploy',
  fieldNameEmpty: 'Field name cannot be empty',
  fieldPredefined: (name: string) => `The field "${name}" is predefined`,
  fieldUnique: 'Name must be unique',
  fieldsFull: 'Maximum number of custom fields reached',

  fieldNameInvalid: 'Field names cannot contain line breaks or control characters',
  fieldNameLong: (maximum: number) => `Field names can be up to ${maximum} characters.`,
  addressInvalid: 'Enter a full web address, such as https://kitchens.example/terms.',
  linkRunsScript:
    'This link would run a script instead of opening a page. Enter a web address that starts with https://.',
  buttonWithoutLink: 'Without a link the button is not shown in the email.',
  buttonWithoutText: 'Without a text the button is not shown in the email.',
  /** A pasted text lost its end. */
  shortened: (maximum: number) => `The text was shortened to ${maximum} characters.`,
  ctaIncomplete: 'Enter both the text and the link of the button.',
  logoType: 'The logo is not a PNG or JPG image.',
  logoSmall: 'Logos must be at least 210 px wide and 100 px high.',
  logoLarge: 'Logos can be up to 8 MB.',
  logoSlot: 'The file must be named startScreen, saveDesign, viewer or emails.',
  logosSeen: 'Where visitors see it',
  logosHelp: 'PNG or JPG, at least 210 x 100 px. A logo is live as soon as it is uploaded.',
  uploadLogo: 'Upload',
  changeLogo: 'Change',
  removeLogo: 'Remove',
  uploading: 'Uploading...',
  removing: 'Removing...',
  preview: 'Preview',
  termsPlaceholder: 'https:// (empty: the built-in privacy page)',
  customFieldsHelp:
    'Asked in addition to name, email, phone, postcode and budget. The answers appear in the enquiry and its email.',
  fieldTypes: { text: 'Text', number: 'Number', email: 'Email', date: 'Date' },
  fieldRequired: 'required',
  fieldTypeMissing: 'Choose a type',
  addField: 'Add field',
  removeField: (name: string) => `Remove ${name}`,
  fromPlaceholder: 'The name of your organisation',
  headerPlaceholder: 'This is the design that you saved.',
  popupHelp: 'Shown to visitors after they send their design.',
  visitorEmail: 'Visitor',
  organisationEmail: 'You',
  afterSending: 'After sending',
  formTab: 'Form',
  formNote: 'This is the form that visitors see. You can try it: nothing is sent.',
  sendTest: 'Send both to myself',
  savedTitle: 'Customisation deployed',
  saved: 'The new customisation is live for visitors and emails.',
  notSavedTitle: 'The customisation was not saved',
  testSentTitle: 'Test emails sent',
  testSent: (address: string) => `Both emails are on their way to ${address}.`,
  notSentTitle: 'The test emails were not sent',
} as const;

/** Sample choices for the preview of the form. */
export const sampleChoices = [
  { component: 'Doors', name: 'Sage green', price: 1240 },
  { component: 'Worktop', name: 'Pale oak', price: 480 },
] as const;

/** Sample visitor for the previews of the emails. */
export const sampleEnquiry = {
  name: 'Alex Morgan',
  email: 'alex.morgan@mail.example',
  phone: '020 7946 0018',
  postcode: 'LS1 4AP',
  budget: null,
  customFields: {},
} as const;
