import type { commonIssueMessages } from '@vitrine/contract/support/common-issues';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof commonIssueMessages> = {
  issues: [
    {
      title: 'Der Betrachter bleibt leer',
      cause: 'Das Script wurde nicht geladen oder das Element hat keine Höhe.',
      steps: [
        'Öffnen Sie auf der Seite die Konsole des Browsers und suchen Sie nach einer blockierten oder fehlenden Datei vitrine.js.',
        'Vergleichen Sie die Seite mit dem Code unter „Einbettungscode“; das Script braucht type="module".',
        'Hat die Seite eine Content Security Policy, erlauben Sie den Inhaltsserver in script-src, img-src und connect-src.',
      ],
    },
    {
      title: 'Der Betrachter meldet, dass die Website nicht zugelassen ist',
      cause: 'Er startet nur auf der zugelassenen Domain Ihrer Organisation und deren Subdomains.',
      steps: [
        'Vergleichen Sie die Adresse der Seite mit der zugelassenen Domain, auch bei Test- und Staging-Adressen.',
        'Nennen Sie dem Support die Domain, die hinzugefügt werden soll.',
      ],
    },
    {
      title: 'Der Betrachter hat die falsche Größe',
      cause: 'Er nimmt die Breite und Höhe an, die die Seite ihm gibt.',
      steps: [
        'Geben Sie vitrine-configurator in Ihrem Stylesheet display: block und eine Höhe.',
        'Suchen Sie nach einem umgebenden Container mit fester Breite oder mit overflow: hidden.',
      ],
    },
    {
      title: 'Die Seite zeigt noch eine alte Version',
      cause:
        'Eine gespeicherte Version ist erst zu sehen, wenn sie veröffentlicht ist, und ein Cache kann die Seite selbst vorhalten.',
      steps: [
        'Prüfen Sie unter „Daten“, ob Ihre Version als veröffentlicht markiert ist.',
        'Laden Sie die Seite ohne Cache: Strg + F5 oder Cmd + Umschalt + R.',
        'Leeren Sie den Cache Ihres Shopsystems oder CDN.',
      ],
    },
    {
      title: 'Bilder fehlen',
      cause: 'Ein Bild fehlte beim Hochladen oder die Seite blockiert den Inhaltsserver.',
      steps: [
        'Prüfen Sie unter „Daten“, ob das Element sein Bild hat.',
        'Erlauben Sie den Inhaltsserver in img-src der Content Security Policy.',
        'Schalten Sie Inhaltsblocker aus und versuchen Sie es erneut.',
      ],
    },
    {
      title: 'E-Mails kommen nicht an',
      cause: 'Die Adresse fehlt in der Liste oder die E-Mail wurde als Spam aussortiert.',
      steps: [
        'Prüfen Sie die Empfänger unter „Benachrichtigungen“.',
        'Sehen Sie im Spam-Ordner nach und erlauben Sie unseren Absender in Ihrem E-Mail-System.',
        'Senden Sie sich unter „Anpassung“ im Tab „E-Mails“ eine Test-E-Mail.',
      ],
    },
    {
      title: 'Ein Cookie-Banner oder Einwilligungstool blockiert den Betrachter',
      cause: 'Einwilligungstools halten Scripts zurück, die sie nicht kennen.',
      steps: [
        'Führen Sie den Betrachter als notwendig: Er setzt keine Cookies und speichert nichts auf dem Gerät.',
        'Nehmen Sie vitrine.js von der automatischen Blockierung aus.',
      ],
    },
  ],
};
