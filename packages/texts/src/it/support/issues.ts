import type { commonIssueMessages } from '@vitrine/contract/support/common-issues';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof commonIssueMessages> = {
  issues: [
    {
      title: 'Il visualizzatore resta vuoto',
      cause: 'Lo script non è stato caricato o l’elemento non ha altezza.',
      steps: [
        'Aprire la console del browser nella pagina e cercare un vitrine.js bloccato o mancante.',
        'Confrontare la pagina con il codice della scheda «Codice da incorporare»; lo script richiede type="module".',
        'Se la pagina ha una content security policy, consentire l’host dei contenuti in script-src, img-src e connect-src.',
      ],
    },
    {
      title: 'Il visualizzatore segnala che questo sito non è autorizzato',
      cause: 'Si avvia soltanto nel dominio autorizzato dell’organizzazione e nei suoi sottodomini.',
      steps: [
        'Confrontare l’indirizzo della pagina con il dominio autorizzato, anche per un indirizzo di prova.',
        'Scrivere all’assistenza indicando il dominio da aggiungere.',
      ],
    },
    {
      title: 'Il visualizzatore ha dimensioni sbagliate',
      cause: 'Occupa la larghezza e l’altezza che la pagina gli assegna.',
      steps: [
        'Impostare display: block e un’altezza per vitrine-configurator nel foglio di stile.',
        'Cercare un contenitore con larghezza fissa o con overflow hidden.',
      ],
    },
    {
      title: 'La pagina mostra ancora una versione vecchia',
      cause: 'Una versione salvata è visibile solo dopo la pubblicazione, e una cache può conservare la pagina.',
      steps: [
        'Controllare nella scheda «Dati» che la versione risulti pubblicata.',
        'Caricare la pagina senza cache: Ctrl + F5 oppure Cmd + Maiusc + R.',
        'Svuotare la cache del negozio online o della rete di distribuzione dei contenuti.',
      ],
    },
    {
      title: 'Mancano immagini',
      cause: 'Un’immagine non è stata caricata o la pagina blocca l’host dei contenuti.',
      steps: [
        'Controllare nella scheda «Dati» che l’articolo abbia la sua immagine.',
        'Consentire l’host dei contenuti in img-src della content security policy.',
        'Disattivare i blocchi dei contenuti e riprovare.',
      ],
    },
    {
      title: 'Le e-mail non arrivano',
      cause: 'L’indirizzo manca nell’elenco o l’e-mail è stata classificata come spam.',
      steps: [
        'Controllare i destinatari nella scheda «Notifiche».',
        'Guardare nella cartella dello spam e consentire il nostro mittente nel sistema di posta.',
        'Inviare un’e-mail di prova dalla scheda «E-mail» di «Personalizzazione».',
      ],
    },
    {
      title: 'Un avviso sui cookie o uno strumento di consenso blocca il visualizzatore',
      cause: 'Gli strumenti di consenso trattengono gli script che non conoscono.',
      steps: [
        'Indicare il visualizzatore come necessario: non crea cookie e non salva nulla sul dispositivo.',
        'Escludere vitrine.js dal blocco automatico.',
      ],
    },
  ],
};
