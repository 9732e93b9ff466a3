import type { partMessages } from '@vitrine/contract/configurators/part-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof partMessages> = {
  editTitle: 'Delar och bilder i {version}',
  parts: 'Delar',
  name: 'Namn',
  nameEmpty: 'Ange ett namn.',
  colour: 'Färg',
  pickColour: 'Hämta en färg från skärmen',
  colourWrong: 'Skriv färgen som #C0966A.',
  offered: 'Kan väljas av besökare',
  add: 'Lägg till {what}',
  numbered: '{what} {number}',
  delete: 'Ta bort {name}',
  deleteYes: 'Ta bort',
  usedBy: '{name} ingår i {users}.',
  usedByHelp: 'Den tas bort därifrån och resten fördelas om. Du kan ångra det.',
  deleted: '{name} har tagits bort',
  dragHelp:
    'Tryck på blanksteg för att ta upp en post, piltangenterna för att flytta den, blanksteg för att släppa den och Escape för att avbryta.',
  listOf: '{label} i ordning',
  selectSomething: 'Välj en post för att ändra den.',
  issuesTitle: '{number, plural, one {1 sak} other {# saker}} att rätta till innan den kan skapas',
  issuesBlock: 'Något saknas eller är motsägelsefullt. Stäng dialogrutan, så står det ovanför redigeraren.',
  guessesHelp: 'Det här är bara en början, så att det finns något att se. Ändra det som är fel.',
  removeImage: 'Ta bort bild',
  startTitle: 'Eller börja utan lagerbilder',
  startFloor: 'Flinggolv',
  startFloorHelp: 'Flingor, blandningar av dem och ett rumsfoto där besökare ser golvet.',
  startRobe: 'Skjutdörrsgarderob',
  startRobeHelp: 'Dörrar, ramar, inredningar och material med mått, ritade i skala.',
};
