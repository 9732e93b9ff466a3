import type { privacyText } from '@vitrine/contract/enquiries/privacy';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof privacyText> = {
  title: 'Privacy en voorwaarden',
  lead: 'Wat er gebeurt met de gegevens die u invult wanneer u een ontwerp bewaart.',
  sections: [
    {
      heading: 'Wat wordt bewaard',
      text: 'Uw naam, e-mailadres en telefoonnummer, uw postcode en budget als u die invult, het ontwerp dat u hebt gemaakt met de afbeelding ervan, de pagina waarop u het hebt gemaakt en de tekst waarmee u akkoord bent gegaan.',
    },
    {
      heading: 'Wie het ontvangt',
      text: 'De fabrikant van wie u de configurator hebt gebruikt en de dealer op wiens pagina die stond. Zij gebruiken de gegevens om uw aanvraag te beantwoorden. Wij bewaren ze namens hen en geven ze aan niemand anders door.',
    },
    {
      heading: 'Wat u ontvangt',
      text: 'Eén e-mail met uw ontwerp. Wij versturen geen nieuwsbrieven.',
    },
    {
      heading: 'Wat de viewer op uw apparaat opslaat',
      text: 'De keuzes van uw laatste ontwerp, zodat u ze terugvindt als u terugkomt. Ze zeggen niets over u en blijven staan tot u het ontwerp terugzet; na 30 dagen worden ze niet meer gebruikt. De viewer plaatst geen cookies en laadt niets van adverteerders of sociale netwerken.',
    },
    {
      heading: 'Gegevens laten verwijderen',
      text: 'Schrijf naar de fabrikant of de dealer: zij kunnen uw aanvraag op elk moment verwijderen.',
    },
  ],
};
