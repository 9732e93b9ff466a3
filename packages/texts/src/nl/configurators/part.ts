import type { partMessages } from '@vitrine/contract/configurators/part-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof partMessages> = {
  editTitle: 'Onderdelen en afbeeldingen van {version}',
  parts: 'Onderdelen',
  name: 'Naam',
  nameEmpty: 'Geef een naam.',
  colour: 'Kleur',
  pickColour: 'Kleur van het scherm overnemen',
  colourWrong: 'Schrijf de kleur als #C0966A.',
  offered: 'Bezoekers kunnen dit kiezen',
  add: 'Toevoegen: {what}',
  numbered: '{what} {number}',
  delete: '{name} verwijderen',
  deleteYes: 'Verwijderen',
  usedBy: '{name} is deel van {users}.',
  usedByHelp: 'Het wordt eruit gehaald en de rest wordt opnieuw verdeeld. U kunt dit ongedaan maken.',
  deleted: '{name} is verwijderd',
  dragHelp:
    'Druk op Spatie om een onderdeel op te pakken, op de pijltoetsen om het te verplaatsen, op Spatie om los te laten en op Escape om te annuleren.',
  listOf: '{label} op volgorde',
  selectSomething: 'Selecteer een onderdeel om het te wijzigen.',
  issuesTitle:
    '{number, plural, one {Nog 1 punt op te lossen voordat dit kan worden gemaakt} other {Nog # punten op te lossen voordat dit kan worden gemaakt}}',
  issuesBlock: 'Er ontbreekt nog iets of iets is tegenstrijdig. Sluit dit venster; boven de editor staat wat het is.',
  guessesHelp: 'Dit is maar een begin, zodat er iets te zien is. Wijzig wat niet klopt.',
  removeImage: 'Afbeelding verwijderen',
  startTitle: 'Of begin zonder afbeeldingen van lagen',
  startFloor: 'Vlokkenvloer',
  startFloorHelp: 'Vlokken, mengsels ervan en een foto van een ruimte waarin bezoekers de vloer zien.',
  startRobe: 'Schuifdeurkast',
  startRobeHelp: 'Deuren, frames, inrichtingen en materialen met hun maten, op schaal getekend.',
};
