import type { privacyText } from '@vitrine/contract/enquiries/privacy';
import type { TextsOf } from '@vitrine/contract/texts/define-messages';

export const texts: TextsOf<typeof privacyText> = {
  title: 'Datenschutz und Bedingungen',
  lead: 'Was mit den Angaben geschieht, die Sie beim Speichern eines Entwurfs machen.',
  sections: [
    {
      heading: 'Was gespeichert wird',
      text: 'Ihr Name, Ihre E-Mail-Adresse und Telefonnummer, Postleitzahl und Budget, falls Sie sie angeben, Ihr Entwurf mit seinem Bild, die Seite, auf der Sie ihn gestaltet haben, und der Wortlaut, dem Sie zugestimmt haben.',
    },
    {
      heading: 'Wer es erhält',
      text: 'Der Hersteller, dessen Konfigurator Sie verwendet haben, und der Händler, auf dessen Seite er war. Sie beantworten damit Ihre Anfrage. Wir speichern die Angaben in ihrem Auftrag und geben sie an niemanden sonst weiter.',
    },
    { heading: 'Was Sie erhalten', text: 'Eine E-Mail mit Ihrem Entwurf. Newsletter verschicken wir nicht.' },
    {
      heading: 'Was der Betrachter auf Ihrem Gerät speichert',
      text: 'Die Auswahl Ihres letzten Entwurfs, damit Sie sie beim nächsten Besuch wiederfinden. Sie sagt nichts über Sie aus und bleibt, bis Sie den Entwurf zurücksetzen; nach 30 Tagen wird sie nicht mehr verwendet. Der Betrachter setzt keine Cookies und lädt nichts von Werbenetzwerken oder sozialen Netzwerken.',
    },
    {
      heading: 'So lassen Sie es löschen',
      text: 'Schreiben Sie dem Hersteller oder dem Händler: Beide können Ihre Anfrage jederzeit löschen.',
    },
  ],
};
