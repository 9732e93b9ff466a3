import type { formMessages } from '@vitrine/contract/enquiries/form-messages';
import type { enquiryMessages } from '@vitrine/contract/enquiries/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: Omit<TextsOf<typeof enquiryMessages>, keyof typeof formMessages> = {
  empty: 'Geen aanvragen gevonden.',
  unknownSource: 'Onbekende bron',
  showAll: 'Alles tonen',
  seeOnPage: 'Op de pagina bekijken',
  openVisualiser: 'Visualizer openen',
  itemUnknown: 'Dit item staat niet in de catalogus van deze configurator.',
  imageTooLarge: 'De afbeelding van het ontwerp is te groot.',
  imageInvalid: 'De afbeelding van het ontwerp is geen PNG of JPEG.',
  fetching: 'Aanvragen laden…',
  emptyHelp: 'Ontwerpen die bezoekers bewaren, komen hier binnen.',
  emptyFiltered: 'Nog geen bezoeker heeft een ontwerp van deze configurator bewaard.',
  noTestOrganisation: 'Maak eerst een organisatie met de naam e2e. Tests worden als aanvragen daarvan opgeslagen.',
  missing: 'Deze aanvraag bestaat niet of u hebt er geen toegang toe.',
};
