import type { commonIssueMessages } from '@vitrine/contract/support/common-issues';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof commonIssueMessages> = {
  issues: [
    {
      title: 'Visaren förblir tom',
      cause: 'Skriptet har inte lästs in eller så saknar elementet höjd.',
      steps: [
        'Öppna webbläsarens konsol på sidan och leta efter en blockerad eller saknad vitrine.js.',
        'Jämför sidan med koden på fliken Inbäddningskod. Skriptet behöver type="module".',
        'Om sidan har en content security policy tillåter du innehållsservern i script-src, img-src och connect-src.',
      ],
    },
    {
      title: 'Visaren säger att webbplatsen inte är godkänd',
      cause: 'Den startar bara på din organisations godkända domän och dess underdomäner.',
      steps: [
        'Jämför sidans adress med den godkända domänen, även för en test- eller stagingadress.',
        'Skriv till supporten och ange vilken domän som ska läggas till.',
      ],
    },
    {
      title: 'Visaren har fel storlek',
      cause: 'Den tar den bredd och höjd som sidan ger den.',
      steps: [
        'Ange display: block och en höjd för vitrine-configurator i din stilmall.',
        'Leta efter en omgivande behållare med fast bredd eller med overflow: hidden.',
      ],
    },
    {
      title: 'Sidan visar fortfarande en gammal version',
      cause: 'En sparad version syns inte förrän den har publicerats, och en cache kan ha kvar själva sidan.',
      steps: [
        'Kontrollera på fliken Data att din version är markerad som publicerad.',
        'Läs in sidan utan cache: Ctrl + F5 eller Cmd + Skift + R.',
        'Töm cachen i ditt butikssystem eller innehållsnätverk (CDN).',
      ],
    },
    {
      title: 'Bilder saknas',
      cause: 'En bild kom inte med i uppladdningen eller så blockerar sidan innehållsservern.',
      steps: [
        'Kontrollera på fliken Data att alternativet har sin bild.',
        'Tillåt innehållsservern i img-src i sidans content security policy.',
        'Stäng av innehållsblockerare och försök igen.',
      ],
    },
    {
      title: 'Mejl kommer inte fram',
      cause: 'Adressen saknas i listan eller så har mejlet hamnat i skräpposten.',
      steps: [
        'Kontrollera mottagarna på fliken Aviseringar.',
        'Titta i skräppostmappen och tillåt vår avsändare i ditt e-postsystem.',
        'Skicka ett testmejl till dig själv från fliken E-post under Anpassning.',
      ],
    },
    {
      title: 'En kakbanner eller ett samtyckesverktyg blockerar visaren',
      cause: 'Samtyckesverktyg håller tillbaka skript som de inte känner till.',
      steps: [
        'Ange visaren som nödvändig: den sätter inga kakor och sparar inget på enheten.',
        'Undanta vitrine.js från automatisk blockering.',
      ],
    },
  ],
};
