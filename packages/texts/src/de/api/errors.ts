import type { errorMessages } from '@vitrine/contract/error-messages';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof errorMessages> = {
  'request.invalid': 'Einige Felder sind ungültig.',
  'request.unkeepable': 'Der Text enthält Zeichen, die sich nicht speichern lassen.',
  'request.unreadable': 'Die Anfrage an den Server ist nicht lesbar.',
  'request.too_large': 'Die Anfrage an den Server ist zu groß.',
  'request.too_slow':
    'Die Übertragung hat zu lange gedauert. Versuchen Sie es mit einer besseren Verbindung noch einmal.',
  'request.too_many': 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  'request.csrf': 'Diese Seite ist schon zu lange geöffnet. Laden Sie sie neu.',
  'session.required': 'Melden Sie sich an, um fortzufahren.',
  'session.two_step_missing': 'Ihre Organisation verlangt einen zweiten Faktor. Richten Sie ihn ein, um fortzufahren.',
  'session.no_own_domain': 'Diese Organisation hat keine eigene Domain.',
  'access.denied': 'Dafür fehlt Ihnen die Berechtigung.',
  'access.foreign_origin': 'Diese Website darf keine Anfragen an diesen Konfigurator senden.',
  'resource.missing': 'Das gibt es nicht, oder Sie haben keinen Zugriff darauf.',
  'catalogue.unknown_item': 'Eine Änderung betrifft ein Element, das diese Version nicht hat.',
  'catalogue.last_door_range': 'Mindestens eine Türserie muss aktiv bleiben.',
  'translations.moved': 'Inzwischen hat jemand anders einige dieser Übersetzungen geändert.',
  'airtable.not_connected': 'Diese Organisation hat keine Base in Airtable.',
  'airtable.wrong_kind': 'Aus Airtable werden nur Panorama- und Stockset-Konfiguratoren gelesen.',
  'airtable.running': 'Dieser Konfigurator wird gerade synchronisiert. Versuchen Sie es in einer Minute noch einmal.',
  'airtable.rejected': 'Airtable hat Base, Tabelle oder Schlüssel abgelehnt.',
  'airtable.unreachable':
    'Airtable hat nicht geantwortet. Es wurde nichts geändert. Versuchen Sie es später noch einmal.',
  'catalogue.file_invalid': 'Die Datendatei hat das falsche Format.',
  'catalogue.file_unreadable': 'Die Daten des Konfigurators müssen gültiges JSON sein',
  'uploads.not_an_image': 'Diese Datei ist kein PNG-, JPEG- oder WebP-Bild.',
  'uploads.images_invalid': 'Einige der Bilder sind nicht verwendbar.',
  'uploads.too_large': 'Diese Datei ist zu groß.',
  'uploads.too_many': 'Zu viele gleichzeitige Uploads aus Ihrem Netzwerk. Versuchen Sie es gleich noch einmal.',
  'uploads.full': 'Zu viele gleichzeitige Uploads. Versuchen Sie es gleich noch einmal.',
  'uploads.no_space': 'Für weitere Bilder ist kein Platz mehr.',
  'uploads.not_uploaded': 'Einige der Bilder sind noch nicht hochgeladen.',
  'server.failed': 'Bei uns ist etwas schiefgegangen. Versuchen Sie es noch einmal.',
  'server.busy': 'Der Dienst ist ausgelastet. Versuchen Sie es gleich noch einmal.',
};
