import type { designMessages } from '@vitrine/contract/designs/messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof designMessages> = {
  unknownConfigurator: 'Deze configurator bestaat niet of is niet gepubliceerd.',
  unknownDesign: 'Dit ontwerp heeft geen items van deze configurator.',
  unknownPage: 'Deze pagina hoort niet bij de websites van deze configurator.',
  imageInvalid: 'De afbeelding van het ontwerp is geen PNG of JPEG.',
  goneTitle: 'Ontwerp niet gevonden',
  gone: 'De link is onvolledig of het ontwerp is verwijderd. Vraag de afzender om een nieuwe link.',
  sheet: 'Specificatieblad',
  roomTitle: '{name} in uw kamer',
  roomHelp: 'Beweeg uw telefoon langzaam over de vloer tot de kast verschijnt. Ze heeft haar ware grootte.',
  roomOpen: 'Camera openen',
  roomElsewhere:
    'Open deze pagina op een telefoon of tablet: de camera toont de kast in uw kamer. Ook programma’s voor 3D-modellen openen deze bestanden.',
  roomApple: 'Voor iPhone en iPad (USDZ)',
  roomAndroid: 'Voor Android (GLB)',
  roomBack: 'Terug naar het ontwerp',
};
