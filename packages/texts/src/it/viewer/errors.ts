import type { ErrorTexts } from '../../viewer-texts.ts';

export const texts: ErrorTexts = {
  address: () => ({
    title: 'Non c’è ancora nulla da vedere',
    text: 'Questo visualizzatore non ha un indirizzo. La pagina deve indicare un configuratore nell’attributo src.',
  }),
  unreachable: () => ({
    title: 'La stanza non è stata caricata',
    text: 'Il server non ha risposto. Controlla la connessione e riprova.',
  }),
  missing: () => ({
    title: 'Questo configuratore non è qui',
    text: 'È stato spostato o non è pubblicato. Chiedi al proprietario di questo sito.',
  }),
  preparing: () => ({
    title: 'Questo configuratore è in preparazione',
    text: 'Le sue immagini non sono ancora pronte. Comparirà qui non appena lo saranno.',
  }),
  unreadable: () => ({
    title: 'La stanza non è stata caricata',
    text: 'La risposta del server non è leggibile. Riprova tra qualche minuto.',
  }),
  format: () => ({
    title: 'Questa pagina richiede un visualizzatore più recente',
    text: 'Il configuratore è pubblicato in una forma che questo visualizzatore non conosce ancora. Ricarica la pagina.',
  }),
  kind: () => ({
    title: 'Questo tipo non si può mostrare qui',
    text: 'Questo visualizzatore non mostra ancora i configuratori di questo tipo.',
  }),
  domain: (host) => ({
    title: 'Non consentito su questo sito',
    text: `Il configuratore non è autorizzato per ${host}. Il proprietario può aggiungere questo indirizzo ai domini autorizzati.`,
  }),
  webgl: () => ({
    title: 'La stanza non si può mostrare qui',
    text: 'Questo browser non ha WebGL. Puoi comunque scegliere le finiture e salvare il progetto.',
  }),
  lost: () => ({
    title: 'L’immagine è andata persa',
    text: 'La scheda grafica ha esaurito la memoria. Il tuo progetto è al sicuro.',
  }),
  scene: () => ({
    title: 'Non c’è ancora una stanza da mostrare',
    text: 'Questo configuratore non ha l’immagine di una stanza. Il proprietario può caricarla con il file di dati.',
  }),
  empty: () => ({
    title: 'Non c’è ancora un armadio da mostrare',
    text: 'Servono almeno un’anta, un telaio, un interno e un materiale. Il proprietario può aggiungere ciò che manca.',
  }),
  image: () => ({
    title: 'L’immagine non è stata caricata',
    text: 'Puoi comunque scegliere le finiture e salvare il progetto.',
  }),
};
