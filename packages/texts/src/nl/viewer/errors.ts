import type { ErrorTexts } from '../../viewer-texts.ts';

export const texts: ErrorTexts = {
  address: () => ({
    title: 'Nog niets te zien',
    text: 'Deze viewer heeft geen adres. De pagina moet een configurator noemen in het attribuut src.',
  }),
  unreachable: () => ({
    title: 'De ruimte is niet geladen',
    text: 'De server gaf geen antwoord. Controleer de verbinding en probeer het opnieuw.',
  }),
  missing: () => ({
    title: 'Deze configurator is er niet',
    text: 'Hij is verplaatst of niet gepubliceerd. Vraag de eigenaar van deze website ernaar.',
  }),
  preparing: () => ({
    title: 'Deze configurator wordt voorbereid',
    text: 'De afbeeldingen zijn nog niet klaar. Hij verschijnt hier vanzelf zodra dat zo is.',
  }),
  unreadable: () => ({
    title: 'De ruimte is niet geladen',
    text: 'Het antwoord van de server is niet te lezen. Probeer het over een paar minuten opnieuw.',
  }),
  format: () => ({
    title: 'Deze pagina heeft een nieuwere viewer nodig',
    text: 'De configurator heeft een vorm die deze viewer nog niet kent. Laad de pagina opnieuw.',
  }),
  kind: () => ({
    title: 'Dit soort kan hier niet worden getoond',
    text: 'Deze viewer toont configuratoren van dit soort nog niet.',
  }),
  domain: (host) => ({
    title: 'Niet toegestaan op deze website',
    text: `De configurator is niet vrijgegeven voor ${host}. De eigenaar kan dit adres aan de toegestane domeinen toevoegen.`,
  }),
  webgl: () => ({
    title: 'De ruimte kan hier niet worden getoond',
    text: 'Deze browser heeft geen WebGL. Kiezen en opslaan kan toch.',
  }),
  lost: () => ({
    title: 'Het beeld ging verloren',
    text: 'De grafische kaart heeft te weinig geheugen. Je ontwerp is veilig.',
  }),
  scene: () => ({
    title: 'Nog geen ruimte te zien',
    text: 'Deze configurator heeft geen foto van een ruimte. De eigenaar kan er een uploaden met het databestand.',
  }),
  empty: () => ({
    title: 'Nog geen kast te zien',
    text: 'Er zijn minstens een deur, een frame, een interieur en een materiaal nodig. De eigenaar kan toevoegen wat ontbreekt.',
  }),
  image: () => ({
    title: 'Het beeld is niet geladen',
    text: 'Kiezen en opslaan kan toch.',
  }),
};
