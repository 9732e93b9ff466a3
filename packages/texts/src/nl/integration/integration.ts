import type { integrationMessages } from '@vitrine/contract/integration/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof integrationMessages> = {
  quickstart: 'Snel beginnen',
  quickstartSteps: [
    'Kopieer het element hieronder.',
    'Plak het in uw pagina, op de plek waar de configurator moet komen.',
    'Publiceer de pagina op uw toegestane domein en open die.',
  ],
  notLive: 'Deze configurator is nog niet live. De code werkt zodra er een versie is gepubliceerd.',
  dependencies: 'Afhankelijkheden',
  dependenciesHelp: 'Wat de pagina laadt. Verder hoeft u niets te installeren.',
  script: 'Script',
  style: 'Stijlblad',
  styleNone: 'Geen: het script brengt zijn eigen mee',
  data: 'Configurator',
  policy: 'Content Security Policy',
  policyHelp: 'Heeft uw pagina er een, voeg dit dan toe.',
  check: 'Adressen controleren',
  reachable: 'Bereikbaar',
  unreachable: 'Niet bereikbaar',
  checkPage: 'Mijn pagina controleren',
  checkPageHelp: 'Open de pagina met de configurator en blijf er een halve minuut. Daarna staat de pagina hier.',
  checkPageWhat: 'De lijst met pagina’s',
  checkPageAgain: 'Opnieuw controleren',
  pageNone:
    'Deze configurator is nog op geen enkele pagina gestart en er is geen toegestaan domein. Vraag support om er een in te stellen.',
  pageNoneOfReseller:
    'Deze configurator is nog op geen enkele pagina gestart en er is geen toegestaan domein. Vraag uw fabrikant om er een in te stellen.',
  pageWaiting: 'Nog niet gezien. Publiceer de pagina en open die één keer.',
  pageRan: 'Gestart: {when}.',
  pageRanVersion: 'Gestart: {when}, met {version}.',
  pageRanOld: 'Gestart: {when}, met {version}. De liveversie is {live} en wordt bij het volgende bezoek geladen.',
  pageRejected:
    'Geen toegestaan domein: de viewer is daar niet gestart ({when}). Is de site van u, vraag support dan om het domein toe te staan.',
  pageRejectedOfReseller:
    'Geen toegestaan domein: de viewer is daar niet gestart ({when}). Is de site van u, vraag uw fabrikant dan om het domein toe te staan.',
  element: 'Element',
  elementHelp:
    'Het vult de breedte van zijn container en behoudt zijn beeldverhouding. Stel in uw stijlblad een hoogte in om dat te wijzigen.',
  wix: 'Wix',
  wixHelp: 'Voor Embed HTML in Wix. Op het tabblad Handleidingen staat elke stap.',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  copyFailed: 'Selecteer en kopieer het zelf',
  attributes: 'Attributen',
  methods: 'Methoden',
  events: 'Gebeurtenissen',
  eventsHelp:
    'Alle gebeurtenissen gaan door naar bovenliggende elementen (bubbling). Hun gegevens staan in event.detail.',
  snapshotOptions: 'Opties van snapshot',
  cartLine: 'CartLine, in vitrine-cart',
  languages: 'Talen',
  words: 'Teksten van de catalogus',
  wordsHelp: 'Namen van lagen, items en filters in de talen van uw bezoekers.',
  translate: 'Teksten vertalen',
  languagesHelp: 'Kies de taal van de viewer. De code hieronder neemt die mee.',
  language: 'Taal',
  languageOfPage: 'Zoals de pagina aangeeft',
  languagesOffered: 'Talen die bezoekers kunnen kiezen',
  languagesOfferedHelp:
    'De viewer toont ze als lijst en onthoudt de keuze voor uw site. Kiest u er geen, dan is er geen lijst.',
  languagesOfferedOne: 'Kies een tweede, zodat er iets te kiezen valt.',
  defaultLanguage:
    'Zonder taal in de code spreekt de viewer de taal van de pagina, anders die van de browser. De standaardtaal is {name}.',
  wixGuide: 'Wix in vijf stappen',
  wixSteps: [
    { title: 'Edit Site', text: 'Open uw site in Wix en kies Edit Site.' },
    { title: 'Add Elements', text: 'Open Add Elements in de linkerbalk.' },
    { title: 'Embed HTML', text: 'Kies Embed Code, daarna Embed HTML, en sleep het vak op zijn plek.' },
    { title: 'Code plakken en Apply', text: 'Kies Enter Code, plak de Wix-code en kies daarna Apply.' },
    { title: 'Publish', text: 'Maak het vak minstens 640 px hoog en publiceer de site.' },
  ],
  wixDomain:
    'Wix toont ingesloten code in een frame met een eigen adres. Meldt de viewer dat de website niet is toegestaan, stuur het adres van uw Wix-site dan naar support.',
  logoGuide: 'Logorichtlijnen',
  logoGuideHelp: 'PNG of JPG, minstens {width} x {height} px. Een PNG met doorzichtige achtergrond is het mooist.',
  logoSlots: {
    startScreen: { title: 'Startscherm', text: 'In het midden terwijl de eerste afbeelding laadt.' },
    saveDesign: { title: 'Ontwerp bewaren', text: 'Boven het formulier waarmee bezoekers een ontwerp bewaren.' },
    viewer: { title: 'Viewer', text: 'Linksboven, over de afbeelding.' },
    emails: { title: 'E-mails', text: 'Bovenaan beide e-mails, op wit.' },
  },
  logoFloors: 'Vloeren (type 2)',
  logoFloorsHelp:
    'De vloer vult de onderste helft, dus het logo staat op de wand. Een donker logo is daar het best te lezen.',
  logoOther: '{type}: gebruik een logo dat in lichte en donkere ruimtes leesbaar is.',
};
