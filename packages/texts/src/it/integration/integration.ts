import type { integrationMessages } from '@vitrine/contract/integration/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof integrationMessages> = {
  quickstart: 'Guida rapida',
  quickstartSteps: [
    'Copiare l’elemento qui sotto.',
    'Incollarlo nella pagina, nel punto in cui deve comparire il configuratore.',
    'Pubblicare la pagina sul dominio autorizzato e aprirla.',
  ],
  notLive: 'Questo configuratore non è ancora online. Il codice funziona appena viene pubblicata una versione.',
  dependencies: 'Dipendenze',
  dependenciesHelp: 'Ciò che la pagina carica. Non serve installare altro.',
  script: 'Script',
  style: 'Foglio di stile',
  styleNone: 'Nessuno: lo script porta il proprio',
  data: 'Configuratore',
  policy: 'Content security policy',
  policyHelp: 'Se la pagina ne ha una, aggiungere questi.',
  check: 'Controlla gli indirizzi',
  reachable: 'Raggiungibile',
  unreachable: 'Non raggiungibile',
  checkPage: 'Controlla la mia pagina',
  checkPageHelp: 'Aprire la pagina con il configuratore e restarvi mezzo minuto. Poi compare qui.',
  checkPageWhat: 'L’elenco delle pagine',
  checkPageAgain: 'Controlla di nuovo',
  pageNone:
    'Nessuna pagina ha ancora avviato questo configuratore e non c’è un dominio autorizzato. Contattare l’assistenza per impostarlo.',
  pageNoneOfReseller:
    'Nessuna pagina ha ancora avviato questo configuratore e non c’è un dominio autorizzato. Chiedere al produttore di impostarlo.',
  pageWaiting: 'Non ancora vista. Pubblicare la pagina e aprirla una volta.',
  pageRan: 'Ultimo avvio: {when}.',
  pageRanVersion: 'Ultimo avvio: {when}, con {version}.',
  pageRanOld: 'Ultimo avvio: {when}, con {version}. La versione online è {live} e si carica alla prossima visita.',
  pageRejected:
    'Dominio non autorizzato: il visualizzatore non si è avviato ({when}). Se il sito è Suo, chieda all’assistenza di autorizzarlo.',
  pageRejectedOfReseller:
    'Dominio non autorizzato: il visualizzatore non si è avviato ({when}). Se il sito è Suo, chieda al produttore di autorizzarlo.',
  element: 'Elemento',
  elementHelp:
    'Riempie la larghezza del suo contenitore e mantiene le proporzioni. Per cambiarlo, impostare un’altezza nel foglio di stile.',
  wix: 'Wix',
  wixHelp: 'Per l’HTML incorporato di Wix. La scheda «Guide» mostra ogni passo.',
  copy: 'Copia',
  copied: 'Copiato',
  copyFailed: 'Selezionarlo e copiarlo',

  attributes: 'Attributi',
  methods: 'Metodi',
  events: 'Eventi',
  eventsHelp: 'Tutti gli eventi risalgono il DOM (bubbling). I loro dati sono in event.detail.',
  snapshotOptions: 'Opzioni di snapshot',
  cartLine: 'CartLine, in vitrine-cart',

  languages: 'Lingue',
  words: 'Parole del catalogo',
  wordsHelp: 'Nomi di livelli, articoli e filtri nelle lingue dei visitatori.',
  translate: 'Traduci le parole',
  languagesHelp: 'Scegliere la lingua del visualizzatore. Il codice qui sotto la contiene.',
  language: 'Lingua',
  languageOfPage: 'Quella della pagina',
  languagesOffered: 'Lingue che i visitatori possono scegliere',
  languagesOfferedHelp:
    'Il visualizzatore le mostra in un elenco e ricorda la scelta per il sito. Senza lingue scelte non c’è elenco.',
  languagesOfferedOne: 'Sceglierne una seconda, perché ci sia una scelta.',
  defaultLanguage:
    'Senza una lingua nel codice, il visualizzatore usa quella della pagina, altrimenti quella del browser. Lingua predefinita: {name}.',

  wixGuide: 'Wix in cinque passi',
  wixSteps: [
    { title: 'Modifica sito', text: 'Aprire il sito in Wix e scegliere «Modifica sito».' },
    { title: 'Aggiungi elementi', text: 'Aprire «Aggiungi elementi» nella barra a sinistra.' },
    {
      title: 'Incorpora HTML',
      text: 'Scegliere «Incorpora codice», poi «Incorpora HTML», e trascinare il riquadro in posizione.',
    },
    {
      title: 'Incolla il codice e applica',
      text: 'Scegliere «Inserisci codice», incollare il codice Wix, poi scegliere «Applica».',
    },
    { title: 'Pubblica', text: 'Dare al riquadro un’altezza di almeno 640 px, poi pubblicare il sito.' },
  ],
  wixDomain:
    'Wix mostra il codice incorporato in un riquadro con un indirizzo proprio. Se il visualizzatore segnala che il sito non è autorizzato, inviare l’indirizzo del sito Wix all’assistenza.',
  logoGuide: 'Guida ai loghi',
  logoGuideHelp: 'PNG o JPG, almeno {width} × {height} px. Un PNG con sfondo trasparente dà il risultato migliore.',
  logoSlots: {
    startScreen: { title: 'Schermata iniziale', text: 'Al centro mentre si carica la prima immagine.' },
    saveDesign: { title: 'Salvataggio', text: 'Sopra il modulo con cui i visitatori salvano un progetto.' },
    viewer: { title: 'Visualizzatore', text: 'Nell’angolo in alto a sinistra, sopra l’immagine.' },
    emails: { title: 'E-mail', text: 'In cima a entrambe le e-mail, su bianco.' },
  },
  logoFloors: 'Pavimenti (tipo 2)',
  logoFloorsHelp:
    'Il pavimento riempie la metà inferiore, quindi il logo sta sulla parete. Lì un logo scuro si legge meglio.',
  logoOther: '{type}: usare un logo leggibile su ambienti chiari e scuri.',
};
