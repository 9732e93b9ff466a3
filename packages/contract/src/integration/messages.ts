import { defineMessages, message } from '../texts/define-messages.ts';
/** Texts of the Integration tabs. docs/requirements.tsv quotes the names of the steps. */
export const integrationMessages = defineMessages('integration/integration', {
  quickstart: 'Quickstart',
  quickstartSteps: [
    'Copy the element below.',
    'Paste it into your page, where the configurator should appear.',
    'Publish the page on your authorised domain, and open it.',
  ],
  notLive: 'This configurator is not live yet. The code works as soon as a version is deployed.',
  dependencies: 'Dependencies',
  dependenciesHelp: 'What the page loads. You do not need to install anything else.',
  script: 'Script',
  style: 'Style sheet',
  styleNone: 'None: the script brings its own',
  data: 'Configurator',
  policy: 'Content security policy',
  policyHelp: 'If your page has one, add these.',
  check: 'Check the addresses',
  reachable: 'Reachable',
  unreachable: 'Not reachable',
  checkPage: 'Check my page',
  checkPageHelp: 'Open the page that has the configurator and stay for half a minute. It then appears here.',
  checkPageWhat: 'The list of pages',
  checkPageAgain: 'Check again',
  pageNone: 'No page has run this configurator yet, and there is no authorised domain. Contact support to set one.',
  pageNoneOfReseller:
    'No page has run this configurator yet, and there is no authorised domain. Ask your manufacturer to set one.',
  pageWaiting: 'Not seen yet. Publish the page and open it once.',
  pageRan: (when: string) => message('Ran {when}.', { when }),
  pageRanVersion: (when: string, version: string) => message('Ran {when}, with {version}.', { when, version }),
  pageRanOld: (when: string, version: string, live: string) =>
    message('Ran {when}, with {version}. The live version is {live} and loads with the next visit.', {
      when,
      version,
      live,
    }),
  pageRejected: (when: string) =>
    message(
      'Not an authorised domain: the viewer did not start there {when}. If the site is yours, ask support to authorise it.',
      { when },
    ),
  pageRejectedOfReseller: (when: string) =>
    message(
      'Not an authorised domain: the viewer did not start there {when}. If the site is yours, ask your manufacturer to authorise it.',
      { when },
    ),
  element: 'Element',
  elementHelp:
    'It fills the width of its container and keeps its aspect ratio. Set a height in your style sheet to change that.',
  wix: 'Wix',
  wixHelp: 'For Embed HTML in Wix. The Guides tab shows each step.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Select and copy it',

  attributes: 'Attributes',
  methods: 'Methods',
  events: 'Events',
  eventsHelp: 'All events bubble. Their data is in event.detail.',
  snapshotOptions: 'Options of snapshot',
  cartLine: 'CartLine, in vitrine-cart',

  languages: 'Localisation',
  words: 'Words of the catalogue',
  wordsHelp: 'Names of layers, items and filters in the languages of your visitors.',
  translate: 'Translate words',
  languagesHelp: 'Choose the language of the viewer. The code below includes it.',
  language: 'Language',
  languageOfPage: 'As the page says',
  languagesOffered: 'Languages that visitors can choose',
  languagesOfferedHelp:
    'The viewer shows them as a list, and remembers the choice for your site. Without any there is no list.',
  languagesOfferedOne: 'Choose a second one, so that there is a choice.',
  defaultLanguage: (name: string) =>
    message(
      'Without a language in the code, the viewer speaks the language of the page, else that of the browser. {name} is the default.',
      { name },
    ),

  wixGuide: 'Wix in five steps',
  wixSteps: [
    { title: 'Edit Site', text: 'Open your site in Wix and choose Edit Site.' },
    { title: 'Add Elements', text: 'Open Add Elements in the left bar.' },
    { title: 'Embed HTML', text: 'Choose Embed Code, then Embed HTML, and drag the box into position.' },
    { title: 'Paste code and Apply', text: 'Choose Enter Code, paste the Wix code, then choose Apply.' },
    { title: 'Publish', text: 'Make the box at least 640 px high, then publish the site.' },
  ],
  wixDomain:
    'Wix shows embedded code inside a frame that has its own address. If the viewer says that the website is not authorised, send the address of your Wix site to support.',
  logoGuide: 'Logo guide',
  logoGuideHelp: (width: number, height: number) =>
    message('PNG or JPG, at least {width} x {height} px. A PNG with a transparent background looks best.', {
      width,
      height,
    }),
  logoSlots: {
    startScreen: { title: 'Start screen', text: 'Centred while the first image loads.' },
    saveDesign: { title: 'Save design', text: 'Above the form that visitors save a design with.' },
    viewer: { title: 'Viewer', text: 'In the upper left corner, over the image.' },
    emails: { title: 'Emails', text: 'At the top of both emails, on white.' },
  },
  logoFloors: 'Floors (type 2)',
  logoFloorsHelp: 'The floor fills the lower half, so the logo is over the wall. A dark logo is easiest to read there.',
  logoOther: (type: string) => message('{type}: use a logo that is legible on light and dark rooms.', { type }),
});
