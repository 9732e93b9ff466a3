/** Sentences of the Integration tabs; docs/requirements.tsv quotes the names of the steps. */
export const integrationMessages = {
  quickstart: 'Quickstart',
  quickstartSteps: [
    'Copy the element below.',
    'Paste it into your page, where the configurator should be seen.',
    'Publish the page on your authorised domain, and open it.',
  ],
  notLive: 'This configurator is not live yet. The code works as soon as a version is deployed.',
  dependencies: 'Dependencies',
  dependenciesHelp: 'What the page loads. Nothing else has to be installed.',
  script: 'Script',
  style: 'Style sheet',
  styleNone: 'None: the script brings its own',
  data: 'Configurator',
  policy: 'Content security policy',
  policyHelp: 'Where your page has one, add these.',
  check: 'Check the addresses',
  reachable: 'Reachable',
  unreachable: 'Not reachable',
  checkPage: 'Check my page',
  checkPageHelp:
    'Open your page where the configurator stands and stay for half a minute: it tells us that it runs, and appears here.',
  checkPageWhat: 'The list of pages',
  checkPageAgain: 'Look again',
  pageNone: 'No page has run this configurator yet, and there is no authorised domain. Support sets it for you.',
  pageWaiting: 'Not seen yet. Publish the page and open it once.',
  pageRan: (when: string) => `Ran ${when}.`,
  pageRanVersion: (when: string, version: string) => `Ran ${when}, with ${version}.`,
  pageRanOld: (when: string, version: string, live: string) =>
    `Ran ${when}, with ${version}. Live is ${live}: it follows with the next visit.`,
  pageRefused: (when: string) =>
    `Not an authorised domain: the viewer refused to start there ${when}. If the site is yours, ask support to authorise it.`,
  element: 'Element',
  elementHelp:
    'It fills the width of its place and keeps a ratio of its own. Set a height in your style sheet to change that.',
  wix: 'Wix',
  wixHelp: 'For Embed HTML in Wix. The Guides tab shows each step.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Select and copy it',

  attributes: 'Attributes',
  methods: 'Methods',
  events: 'Events',
  eventsHelp: 'All bubble. What they carry is in event.detail.',
  snapshotOptions: 'Options of snapshot',
  cartLine: 'CartLine, in vitrine-cart',

  languages: 'Localisation',
  languagesHelp: 'Choose the language of the viewer. The code below has it.',
  language: 'Language',
  defaultLanguage: (name: string) => `${name} is the default: the code needs no language for it.`,

  wixGuide: 'Wix in five steps',
  wixSteps: [
    { title: 'Edit Site', text: 'Open your site in Wix and choose Edit Site.' },
    { title: 'Add Elements', text: 'Open Add Elements in the left bar.' },
    { title: 'Embed HTML', text: 'Choose Embed Code, then Embed HTML, and drag the box to its place.' },
    { title: 'Paste code and Apply', text: 'Choose Enter Code, paste the Wix code, then choose Apply.' },
    { title: 'Publish', text: 'Make the box at least 640 px high, then publish the site.' },
  ],
  wixDomain:
    'Wix shows embedded code inside a frame with an address of its own. If the viewer says that the website is not authorised, write to support with the address of your Wix site.',
  logoGuide: 'Logo guide',
  logoGuideHelp: (width: number, height: number) =>
    `PNG or JPG, at least ${width} x ${height} px. A PNG with a clear ground looks best.`,
  logoSlots: {
    startScreen: { title: 'Start screen', text: 'Centred while the first image loads.' },
    saveDesign: { title: 'Save design', text: 'Above the form that visitors save a design with.' },
    viewer: { title: 'Viewer', text: 'In the upper left corner, over the image.' },
    emails: { title: 'Emails', text: 'At the head of both emails, on white.' },
  },
  logoFloors: 'Floors (type 2)',
  logoFloorsHelp: 'The floor fills the lower half, so the logo stands over the wall: a dark logo is read best there.',
  logoOther: (type: string) => `${type}: use a logo that is read on light and dark rooms.`,
} as const;
