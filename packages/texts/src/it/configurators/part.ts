import type { partMessages } from '@vitrine/contract/configurators/part-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof partMessages> = {
  editTitle: 'Parti e immagini di {version}',
  parts: 'Parti',
  name: 'Nome',
  nameEmpty: 'Assegnare un nome.',
  colour: 'Colore',
  pickColour: 'Preleva un colore dallo schermo',
  colourWrong: 'Scrivere il colore nella forma #C0966A.',
  offered: 'Disponibile ai visitatori',
  add: 'Aggiungi {what}',
  numbered: '{what} {number}',
  delete: 'Elimina {name}',
  deleteYes: 'Elimina',
  usedBy: '{name} fa parte di {users}.',
  usedByHelp: 'Viene tolta da lì e la sua quota ripartita sul resto. L’operazione si può annullare.',
  deleted: 'Parte eliminata: {name}',
  dragHelp: 'Premere Spazio per prendere una voce, le frecce per spostarla, Spazio per posarla ed Esc per annullare.',
  listOf: '{label} nel loro ordine',
  selectSomething: 'Selezionare una voce per modificarla.',
  issuesTitle:
    '{number, plural, one {1 punto da correggere prima della creazione} other {# punti da correggere prima della creazione}}',
  issuesBlock: 'Qualcosa manca o si contraddice. Chiudere questa finestra: è indicato sopra l’editor.',
  guessesHelp: 'È solo un inizio, per avere qualcosa da vedere. Correggere ciò che non va.',
  removeImage: 'Rimuovi immagine',
  startTitle: 'Oppure iniziare senza immagini di livelli',
  startFloor: 'Pavimento a scaglie',
  startFloorHelp: 'Scaglie, le loro miscele e la foto di un ambiente in cui i visitatori vedono il pavimento.',
  startRobe: 'Armadio scorrevole',
  startRobeHelp: 'Ante, telai, attrezzature e materiali con le loro misure, disegnati in scala.',
};
