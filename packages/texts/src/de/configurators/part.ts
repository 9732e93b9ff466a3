import type { partMessages } from '@vitrine/contract/configurators/part-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof partMessages> = {
  editTitle: 'Teile und Bilder von {version}',
  parts: 'Teile',
  name: 'Name',
  nameEmpty: 'Bitte einen Namen eingeben.',
  colour: 'Farbe',
  pickColour: 'Farbe vom Bildschirm aufnehmen',
  colourWrong: 'Bitte die Farbe wie #C0966A schreiben.',
  offered: 'Wählbar für Besucher',
  add: '{what} hinzufügen',
  numbered: '{what} {number}',
  delete: '{name} löschen',
  deleteYes: 'Löschen',
  usedBy: '{name} ist Teil von {users}.',
  usedByHelp: 'Der Teil wird dort herausgenommen und der Rest neu verteilt. Das lässt sich rückgängig machen.',
  deleted: '{name} wurde gelöscht',
  dragHelp:
    'Leertaste nimmt einen Eintrag auf, die Pfeiltasten verschieben ihn, Leertaste legt ihn ab und Escape bricht ab.',
  listOf: '{label} in ihrer Reihenfolge',
  selectSomething: 'Wählen Sie einen Eintrag, um ihn zu ändern.',
  issuesTitle:
    '{number, plural, one {1 Sache ist} other {# Sachen sind}} noch zu klären, bevor Sie dies anlegen können',
  issuesBlock:
    'Noch fehlt etwas, oder etwas widerspricht sich. Schließen Sie diesen Dialog. Was es ist, steht über dem Editor.',
  guessesHelp: 'Das ist nur ein Anfang, damit etwas zu sehen ist. Ändern Sie, was nicht stimmt.',
  removeImage: 'Bild entfernen',
  startTitle: 'Oder ohne Bilder von Ebenen beginnen',
  startFloor: 'Flockenboden',
  startFloorHelp: 'Flocken, Mischungen daraus und ein Raumfoto, in dem Besucher den Boden sehen.',
  startRobe: 'Schiebetürenschrank',
  startRobeHelp: 'Türen, Rahmen, Inneneinteilungen und Materialien mit ihren Maßen, maßstäblich gezeichnet.',
};
