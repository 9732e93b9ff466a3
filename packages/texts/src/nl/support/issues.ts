import type { commonIssueMessages } from '@vitrine/contract/support/common-issues';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof commonIssueMessages> = {
  issues: [
    {
      title: 'De viewer blijft leeg',
      cause: 'Het script is niet geladen of het element heeft geen hoogte.',
      steps: [
        'Open de browserconsole op de pagina en zoek naar een geblokkeerd of ontbrekend vitrine.js.',
        'Vergelijk de pagina met de code op het tabblad Insluitcode; het script heeft type="module" nodig.',
        'Heeft de pagina een Content Security Policy, sta de contenthost dan toe in script-src, img-src en connect-src.',
      ],
    },
    {
      title: 'De viewer meldt dat deze website niet is toegestaan',
      cause: 'Hij start alleen op het toegestane domein van uw organisatie en de subdomeinen ervan.',
      steps: [
        'Vergelijk het adres van de pagina met het toegestane domein, ook bij een test- of stagingadres.',
        'Schrijf support welk domein erbij moet.',
      ],
    },
    {
      title: 'De viewer heeft de verkeerde grootte',
      cause: 'Hij neemt de breedte en hoogte die de pagina hem geeft.',
      steps: [
        'Stel in uw stijlblad display: block en een hoogte in voor vitrine-configurator.',
        'Zoek naar een container eromheen met een vaste breedte of met overflow hidden.',
      ],
    },
    {
      title: 'De pagina toont nog een oude versie',
      cause: 'Een opgeslagen versie is pas live na het publiceren, en een cache kan de pagina zelf vasthouden.',
      steps: [
        'Controleer op het tabblad Data of uw versie als ‘Nu live’ is gemarkeerd.',
        'Laad de pagina zonder cache: Ctrl + F5 of Cmd + Shift + R.',
        'Leeg de cache van uw winkelsysteem of content delivery network.',
      ],
    },
    {
      title: 'Afbeeldingen ontbreken',
      cause: 'Een afbeelding is niet mee geüpload of de pagina blokkeert de contenthost.',
      steps: [
        'Controleer op het tabblad Data of het item zijn afbeelding heeft.',
        'Sta de contenthost toe in img-src van de Content Security Policy.',
        'Schakel contentblockers uit en probeer het opnieuw.',
      ],
    },
    {
      title: 'E-mails komen niet aan',
      cause: 'Het adres staat niet op de lijst of de e-mail is als spam aangemerkt.',
      steps: [
        'Controleer de ontvangers op het tabblad Meldingen.',
        'Kijk in de spammap en sta onze afzender toe in uw e-mailsysteem.',
        'Stuur uzelf een test-e-mail vanaf het tabblad E-mails bij Personalisatie.',
      ],
    },
    {
      title: 'Een cookiebanner of toestemmingstool blokkeert de viewer',
      cause: 'Toestemmingstools houden scripts tegen die ze niet kennen.',
      steps: [
        'Zet de viewer op de lijst als noodzakelijk: hij plaatst geen cookies en slaat niets op het apparaat op.',
        'Sluit vitrine.js uit van automatisch blokkeren.',
      ],
    },
  ],
};
