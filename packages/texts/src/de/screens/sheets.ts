import type { sheetMessages } from '@vitrine/contract/screens/sheet-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof sheetMessages> = {
  oldExcel: 'Excel-Dateien bis 2003 (.xls) sind nicht lesbar. Speichern Sie die Datei als .xlsx und wählen Sie diese.',
  protectedFile:
    'Die Datei ist mit einem Passwort geschützt. Speichern Sie eine Kopie ohne Passwort und wählen Sie diese.',
  otherProgram:
    'Diese Datei stammt aus einem anderen Programm. Exportieren Sie sie als Excel (.xlsx) oder CSV und wählen Sie diese Datei.',
  uncalculated:
    'Die Formel in {cell} hat kein Ergebnis. Öffnen Sie die Datei in einer Tabellenkalkulation, speichern Sie sie und wählen Sie sie noch einmal.',
  otherSheets:
    '{others, plural, one {Nur das Blatt {name} wird gelesen, das andere nicht.} other {Nur das Blatt {name} wird gelesen, die # anderen nicht.}}',
  formulaError: 'Die Formel in dieser Zelle hat einen Fehler',
  shortened:
    'Eine Tabellenkalkulation hat diesen Wert verändert. Geben Sie ihn ganz ein oder nehmen Sie die Excel-Datei',
  columnTwice: 'Die Spalte {column} ist zweimal in der Datei. Löschen Sie eine und wählen Sie die Datei noch einmal.',
  restored:
    'Eine Tabellenkalkulation hat Werte der Spalte {column} verändert, die niemand bearbeitet hat. Sie bleiben, wie sie sind.',
  severalPrices: 'Die Datei hat mehrere Spalten mit Preisen: {columns}. Nennen Sie die gewünschte Price.',
};
