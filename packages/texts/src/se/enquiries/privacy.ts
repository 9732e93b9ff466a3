import type { privacyText } from '@vitrine/contract/enquiries/privacy';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof privacyText> = {
  title: 'Integritet och villkor',
  lead: 'Det här händer med uppgifterna som du lämnar när du sparar en design.',
  sections: [
    {
      heading: 'Vad som sparas',
      text: 'Ditt namn, din e-postadress och ditt telefonnummer, ditt postnummer och din budget om du anger dem, designen som du har gjort med dess bild, sidan där du gjorde den och texten som du godkände.',
    },
    {
      heading: 'Vem som får uppgifterna',
      text: 'Tillverkaren vars konfigurator du använde och återförsäljaren vars sida den fanns på. De använder dem för att svara på din förfrågan. Vi lagrar uppgifterna för deras räkning och lämnar dem inte vidare till någon annan.',
    },
    { heading: 'Vad du får', text: 'Ett mejl med din design. Vi skickar inga nyhetsbrev.' },
    {
      heading: 'Vad visaren sparar på din enhet',
      text: 'Valen i din senaste design, så att de finns kvar när du kommer tillbaka. De säger ingenting om dig och ligger kvar tills du återställer designen. Efter 30 dagar används de inte längre. Visaren sätter inga kakor och läser inte in något från annonsörer eller sociala nätverk.',
    },
    {
      heading: 'Så får du dem borttagna',
      text: 'Skriv till tillverkaren eller återförsäljaren: de kan när som helst ta bort din förfrågan.',
    },
  ],
};
