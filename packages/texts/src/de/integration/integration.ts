import type { integrationMessages } from '@vitrine/contract/integration/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof integrationMessages> = {
  quickstart: 'Schnellstart',
  quickstartSteps: [
    'Kopieren Sie das Element unten.',
    'Fügen Sie es dort in Ihre Seite ein, wo der Konfigurator erscheinen soll.',
    'Veröffentlichen Sie die Seite auf Ihrer erlaubten Domain und öffnen Sie sie.',
  ],
  notLive:
    'Dieser Konfigurator ist noch nicht veröffentlicht. Der Code funktioniert, sobald eine Version veröffentlicht ist.',
  dependencies: 'Abhängigkeiten',
  dependenciesHelp: 'Was die Seite lädt. Sonst müssen Sie nichts installieren.',
  script: 'Skript',
  style: 'Stylesheet',
  styleNone: 'Keines: Das Skript bringt seines mit',
  data: 'Konfigurator',
  policy: 'Content Security Policy',
  policyHelp: 'Falls Ihre Seite eine hat, ergänzen Sie diese Angaben.',
  check: 'Adressen prüfen',
  reachable: 'Erreichbar',
  unreachable: 'Nicht erreichbar',
  checkPage: 'Meine Seite prüfen',
  checkPageHelp:
    'Öffnen Sie die Seite mit dem Konfigurator und bleiben Sie eine halbe Minute dort. Dann erscheint sie hier.',
  checkPageWhat: 'Liste der Seiten',
  checkPageAgain: 'Noch einmal prüfen',
  pageNone:
    'Noch hat keine Seite diesen Konfigurator gestartet, und es gibt keine erlaubte Domain. Wenden Sie sich an den Support, um eine festzulegen.',
  pageNoneOfReseller:
    'Noch hat keine Seite diesen Konfigurator gestartet, und es gibt keine erlaubte Domain. Bitten Sie Ihren Hersteller, eine festzulegen.',
  pageWaiting: 'Noch nicht gesehen. Veröffentlichen Sie die Seite und öffnen Sie sie einmal.',
  pageRan: 'Gestartet: {when}.',
  pageRanVersion: 'Gestartet: {when}, mit {version}.',
  pageRanOld: 'Gestartet: {when}, mit {version}. Veröffentlicht ist {live}; diese Version lädt beim nächsten Besuch.',
  pageRejected:
    'Keine erlaubte Domain: Der Betrachter ist dort nicht gestartet, {when}. Gehört die Website Ihnen, bitten Sie den Support, sie zu erlauben.',
  pageRejectedOfReseller:
    'Keine erlaubte Domain: Der Betrachter ist dort nicht gestartet, {when}. Gehört die Website Ihnen, bitten Sie Ihren Hersteller, sie zu erlauben.',
  element: 'Element',
  elementHelp:
    'Es füllt die Breite seines Containers und behält sein Seitenverhältnis. Mit einer Höhe in Ihrem Stylesheet ändern Sie das.',
  wix: 'Wix',
  wixHelp: 'Für „Embed HTML“ in Wix. Der Tab „Anleitungen“ zeigt jeden Schritt.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  copyFailed: 'Markieren und kopieren',

  attributes: 'Attribute',
  methods: 'Methoden',
  events: 'Ereignisse',
  eventsHelp: 'Alle Ereignisse steigen im DOM auf (bubbling). Ihre Daten stehen in event.detail.',
  snapshotOptions: 'Optionen von snapshot',
  cartLine: 'CartLine, in vitrine-cart',

  languages: 'Sprachen',
  words: 'Wörter des Katalogs',
  wordsHelp: 'Namen von Ebenen, Elementen und Filtern in den Sprachen Ihrer Besucher.',
  translate: 'Wörter übersetzen',
  languagesHelp: 'Wählen Sie die Sprache des Betrachters. Der Code unten enthält sie.',
  language: 'Sprache',
  languageOfPage: 'Wie auf der Seite',
  languagesOffered: 'Sprachen, die Besucher wählen können',
  languagesOfferedHelp:
    'Der Betrachter zeigt sie als Liste und merkt sich die Wahl für Ihre Website. Ohne Auswahl gibt es keine Liste.',
  languagesOfferedOne: 'Wählen Sie eine zweite, damit es etwas zu wählen gibt.',
  defaultLanguage:
    'Ohne Sprache im Code spricht der Betrachter die Sprache der Seite, sonst die des Browsers. Vorgabe ist {name}.',

  wixGuide: 'Wix in fünf Schritten',
  wixSteps: [
    { title: 'Edit Site', text: 'Öffnen Sie Ihre Website in Wix und wählen Sie „Edit Site“.' },
    { title: 'Add Elements', text: 'Öffnen Sie „Add Elements“ in der linken Leiste.' },
    {
      title: 'Embed HTML',
      text: 'Wählen Sie „Embed Code“, dann „Embed HTML“, und ziehen Sie den Kasten an seine Stelle.',
    },
    {
      title: 'Code einfügen, Apply',
      text: 'Wählen Sie „Enter Code“, fügen Sie den Wix-Code ein und wählen Sie „Apply“.',
    },
    {
      title: 'Veröffentlichen',
      text: 'Machen Sie den Kasten mindestens 640 px hoch und veröffentlichen Sie die Website.',
    },
  ],
  wixDomain:
    'Wix zeigt eingebetteten Code in einem Frame mit eigener Adresse. Meldet der Betrachter, dass die Website nicht erlaubt ist, senden Sie die Adresse Ihrer Wix-Website an den Support.',
  logoGuide: 'Anleitung für Logos',
  logoGuideHelp:
    'PNG oder JPG, mindestens {width} x {height} px. Am besten wirkt ein PNG mit transparentem Hintergrund.',
  logoSlots: {
    startScreen: { title: 'Startbildschirm', text: 'In der Mitte, während das erste Bild lädt.' },
    saveDesign: { title: 'Entwurf speichern', text: 'Über dem Formular, mit dem Besucher einen Entwurf speichern.' },
    viewer: { title: 'Betrachter', text: 'In der oberen linken Ecke, über dem Bild.' },
    emails: { title: 'E-Mails', text: 'Oben in beiden E-Mails, auf Weiß.' },
  },
  logoFloors: 'Böden (Typ 2)',
  logoFloorsHelp:
    'Der Boden füllt die untere Hälfte, das Logo liegt daher über der Wand. Ein dunkles Logo ist dort am besten lesbar.',
  logoOther: '{type}: Verwenden Sie ein Logo, das in hellen und dunklen Räumen lesbar ist.',
};
