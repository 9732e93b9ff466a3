import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { saveVersionMessages } from '@vitrine/contract/versions/save-messages';

export const texts: TextsOf<typeof saveVersionMessages> = {
  deployed: 'Il configuratore è stato pubblicato.',
  deployQuestion: 'La versione online del configuratore verrà aggiornata con le modifiche. Continuare?',
  propagate: 'Propaga l’aggiornamento a tutti i configuratori di stock interessati',
  deployYes: 'Sì, pubblica',
  withoutImage:
    '{items, plural, one {1 articolo non ha immagine} other {{items} articoli non hanno immagine}} in {version}, quindi {items, plural, one {i visitatori lo vedono} other {i visitatori li vedono}} senza.',
  withoutImageBlocked:
    '{items, plural, one {1 articolo non ha immagine} other {{items} articoli non hanno immagine}} in {version}, che non si può pubblicare finché non sono caricate tutte le immagini.',
  becomesVersion:
    '{edits, plural, one {1 modifica diventa una nuova versione.} other {{edits} modifiche diventano una nuova versione.}} I visitatori continuano a vedere la versione online finché questa non viene pubblicata.',
  existsTitle: '{version} esiste già',
  savedMeanwhile:
    '{hasAuthor, select, true {{author} l’ha salvata ({when}) durante le modifiche a {base}.} other {È stata salvata ({when}) durante le modifiche a {base}.}} Le modifiche sono ancora qui.',
  newerTitle: '{version} è più recente delle modifiche',
  newerText:
    '{hasAuthor, select, true {{author} l’ha salvata ({when}).} other {È stata salvata ({when}).}} I suoi cambiamenti non sono nelle modifiche di {base}, che sono ancora qui.',
  seeChanges: 'Vedi che cosa è cambiato',
  moveEdits: 'Sposta le mie modifiche su {version}',
  saveCopy: 'Salva una copia',
  saveAnyway: 'Ignora e salva come {version}',
  bothChanged:
    '{fields, plural, one {1 campo è stato modificato da entrambi. Scegliere il valore da tenere.} other {{fields} campi sono stati modificati da entrambi. Scegliere i valori da tenere.}}',
  movedOnto: 'Le modifiche ora si basano su {version}: {edits}.',
  yours: 'Le mie',
  nowIn: 'Ora in {version}',
  willBeSaved: 'Verrà salvato',
  goTo: 'Vai a {version}',
  allThere: 'Tutte le modifiche sono già in quella versione. Non resta nulla da salvare.',
  left: 'Non più presenti in quella versione, quindi tralasciati: {names}',
  note: 'Nota',
  noteHelp: 'A che cosa serve questa versione. Compare nella cronologia versioni.',
  nothingLive: 'Non c’è ancora nulla online. Questa è la prima versione che vedono i visitatori.',
  propagationTitle: 'Configuratori di stock',
  propagating: 'I configuratori di stock che mostrano questa scena sono in aggiornamento.',
  propagated:
    '{count, plural, one {1 configuratore di stock mostra questa scena.} other {{count} configuratori di stock mostrano questa scena.}}',
  propagatedNone: 'Nessun altro configuratore di stock mostra questa scena.',
  mine: 'Il mio',
  theirs: 'L’altro',
  back: 'Indietro',
  propagationStatus: {
    waiting: 'In attesa',
    saved: 'Nuova versione',
    deployed: 'Nuova versione, online',
    failed: 'Non aggiornato',
  },
  was: 'prima: {value}',
  basedOn: 'Basata su {version}',
  deployedLabel: 'Pubblicato',
  theResults: 'I risultati',
};
