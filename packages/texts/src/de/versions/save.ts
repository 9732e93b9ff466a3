import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { saveVersionMessages } from '@vitrine/contract/versions/save-messages';

export const texts: TextsOf<typeof saveVersionMessages> = {
  deployed: 'Der Konfigurator wurde veröffentlicht.',
  deployQuestion:
    'Die veröffentlichte Version des Konfigurators wird jetzt mit den Änderungen aktualisiert. Möchten Sie fortfahren?',
  propagate: 'Änderung an alle passenden Stocksets weitergeben',
  deployYes: 'Ja, veröffentlichen',
  withoutImage:
    '{items, plural, one {1 Element hat} other {{items} Elemente haben}} in {version} kein Bild, daher sehen Besucher {items, plural, one {es} other {sie}} ohne Bild.',
  withoutImageBlocked:
    '{items, plural, one {1 Element hat} other {{items} Elemente haben}} in {version} kein Bild. Diese Version kann erst veröffentlicht werden, wenn alle ihre Bilder hochgeladen sind.',
  becomesVersion:
    '{edits, plural, one {1 Änderung wird} other {{edits} Änderungen werden}} zu einer neuen Version. Besucher sehen weiter die veröffentlichte Version, bis Sie diese veröffentlichen.',
  existsTitle: '{version} gibt es schon',
  savedMeanwhile:
    '{hasAuthor, select, true {Gespeichert {when} von {author}, während Sie {base} bearbeitet haben.} other {Gespeichert {when}, während Sie {base} bearbeitet haben.}} Ihre Änderungen sind noch hier.',
  newerTitle: '{version} ist neuer als Ihre Änderungen',
  newerText:
    '{hasAuthor, select, true {Gespeichert {when} von {author}.} other {Gespeichert {when}.}} Diese Neuerungen fehlen in Ihren Änderungen an {base}, die noch hier sind.',
  seeChanges: 'Änderungen ansehen',
  moveEdits: 'Meine Änderungen auf {version} übertragen',
  saveCopy: 'Kopie meiner Änderungen speichern',
  saveAnyway: 'Auslassen und als {version} speichern',
  bothChanged:
    '{fields, plural, one {1 Feld wurde} other {{fields} Felder wurden}} von beiden geändert. Wählen Sie, welcher Wert bleibt.',
  movedOnto: 'Ihre Änderungen bauen jetzt auf {version} auf: {edits}.',
  yours: 'Ihr Wert',
  nowIn: 'Jetzt in {version}',
  willBeSaved: 'Wird gespeichert',
  goTo: 'Zu {version}',
  allThere: 'Alle Ihre Änderungen sind schon in dieser Version. Es bleibt nichts zu speichern.',
  left: 'Nicht mehr in dieser Version und daher ausgelassen: {names}',
  note: 'Notiz',
  noteHelp: 'Wofür diese Version ist. Steht im Versionsverlauf.',
  nothingLive: 'Noch ist nichts veröffentlicht. Diese Version ist die erste, die Besucher sehen.',
  propagationTitle: 'Stocksets',
  propagating: 'Die Stocksets, die diese Szene zeigen, werden gerade aktualisiert.',
  propagated: '{count, plural, one {1 Stockset zeigt} other {{count} Stocksets zeigen}} diese Szene.',
  propagatedNone: 'Kein anderes Stockset zeigt diese Szene.',
  mine: 'Meiner',
  theirs: 'Der andere',
  back: 'Zurück',
  propagationStatus: {
    waiting: 'Wartet',
    saved: 'Neue Version',
    deployed: 'Neue Version, live',
    failed: 'Nicht aktualisiert',
  },
  was: 'war {value}',
  basedOn: 'Beruht auf {version}',
  deployedLabel: 'Veröffentlicht',
  theResults: 'Ergebnisse',
};
