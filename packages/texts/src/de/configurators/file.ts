import type { fileMessages } from '@vitrine/contract/configurators/file-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof fileMessages> = {
  required: 'Wählen Sie eine Datei.',
  missing: 'fehlt',
  mustBe: 'ungültig, erwartet wird: {what}',
  atLeast: 'muss mindestens {minimum} sein',
  hasAtLeast: 'zu kurz, mindestens: {minimum}{of, select, string { Zeichen} array { Einträge} other {}}',
  hasAtMost: 'zu lang, höchstens: {maximum}{of, select, string { Zeichen} array { Einträge} other {}}',
  atMost: 'darf höchstens {maximum} sein',
  wrongForm: 'hat das falsche Format',
  notAColour: 'muss eine Farbe wie #C0966A sein',
  notAFormula: 'muss eine Zahl oder eine Formel wie 2 * (width + height) sein',
  unknownMeasure: 'nennt das Maß „{id}“, das diese Datei nicht hat',
  aboveMaximum: 'darf höchstens {maximum} sein, der größte Wert',
  sceneImage: 'muss ein Bild in {folder} sein',
  sameId: 'ist dieselbe wie bei {other}',
  reservedKey: 'ist ein reserviertes Wort',
  lostCharacters:
    'hat ein �, wo ein Zeichen verloren ging. Berichtigen Sie den Text und speichern Sie die Datei als UTF-8.',
  lostCharactersInFile:
    'Die Datei hat �, wo Zeichen verloren gingen. Berichtigen Sie den Text und speichern Sie die Datei als UTF-8.',
  tooDeep: 'Listen und Objekte dürfen bis zu {depth} Stufen tief verschachtelt sein.',
  moreIssues: '{count} weitere Probleme sind nicht aufgeführt.',
  jsonAt: 'Siehe Zeile {line}, Spalte {column}.',
  notText: 'Diese Datei ist keine Textdatei.',
  sideFileInvalid: 'Diese Datei ist kein gültiges JSON.',
  tooLarge: 'Dateien dürfen höchstens {megabytes} MB haben.',
  zipUnreadable: 'Diese ZIP-Datei ist nicht lesbar. Erstellen Sie sie neu und wählen Sie dann die neue Datei.',
  zipEncrypted: '{name} ist mit einem Passwort geschützt. Entfernen Sie es und versuchen Sie es noch einmal.',
  zipMethod:
    '{name} verwendet ein nicht unterstütztes Kompressionsverfahren. Erstellen Sie eine gewöhnliche ZIP-Datei.',
  nameOutside: '{name} zeigt aus dem Ordner hinaus.',
  tooMany: 'Sie können bis zu {count} Dateien auf einmal hochladen.',
  unpackedTooLarge: 'Entpackt dürfen Bilder zusammen höchstens {megabytes} MB haben.',
  imageTooLarge: '{name} ist größer als {megabytes} MB.',
  notAImage: '{name} ist kein PNG-, JPEG- oder WebP-Bild.',
  otherImage: '{name} ist ein Bild der Art {really}. Passen Sie die Dateiendung an.',
  imagesNeedData: 'Laden Sie Bilder zusammen mit einer Datendatei hoch, die sie nennt.',
  imageFailed: 'Dieses Bild konnte nicht gelesen werden.',
  imageLarge: 'Dieses Bild hat zu viele Pixel.',
  panoramaLarge: 'Panoramen dürfen höchstens {width} × {height} Pixel haben.',
  panoramaOdd:
    'Panoramen mit mehr als {megapixels} Millionen Pixeln brauchen eine Breite und eine Höhe, die durch {divisor} teilbar sind. Speichern Sie dieses Bild mit 8192 × 4096 oder 16384 × 8192 Pixeln.',
  layerSize: '{name} muss {width} × {height} Pixel haben, wie {base}.',
  layerHides:
    '{name} hat keine transparenten Flächen und würde alles darunter verdecken. Speichern Sie das Bild mit transparentem Hintergrund, als PNG oder WebP.',
  imageReplaced: '{name} wurde nach der Version ersetzt, auf der diese beruht. Beginnen Sie mit der neuesten Version.',
  imageOfCopy: '{name} muss im Ordner {folder} liegen: Andere Bilder gehören zum Konfigurator des Herstellers.',
  sceneSize: 'Dieses Bild muss {width} × {height} Pixel haben, wie {own}.',
  imageStuck: 'Dieses Bild konnte nicht gespeichert werden.',
  showEntries: 'Einträge anzeigen',
  hideEntries: 'Einträge ausblenden',
  dataNotes:
    '{count, plural, one {1 Eintrag der Datendatei ist vielleicht ein Fehler} other {{count} Einträge der Datendatei sind vielleicht Fehler}}',
  dataNotesHelp:
    'Die Version funktioniert, aber Besucher sehen vielleicht etwas anderes, als Sie meinten. Berichtigen Sie die Datei hier: {action}.',
  colourForm: '{text} wird nicht überall angezeigt. Schreiben Sie Farben wie #C0966A.',
  unknownItem: 'kein Eintrag hat die ID {id}',
  unknownFlake: 'keine Flocke hat die ID {id}, daher wird dieser Teil ausgelassen',
  percentAsShare: 'percent ist ein Anteil: Schreiben Sie 0.4 für 40 %',
  sharesNotWhole: 'die Anteile ergeben zusammen {sum} statt 1. Sie werden im Verhältnis dargestellt.',
};
