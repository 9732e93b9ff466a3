import type { ErrorTexts } from '../../viewer-texts.ts';

export const texts: ErrorTexts = {
  address: () => ({
    title: 'Noch nichts zu sehen',
    text: 'Diesem Betrachter fehlt die Adresse. Die Seite muss im Attribut src einen Konfigurator nennen.',
  }),
  unreachable: () => ({
    title: 'Der Raum wurde nicht geladen',
    text: 'Der Server hat nicht geantwortet. Verbindung prüfen, dann noch einmal versuchen.',
  }),
  missing: () => ({
    title: 'Diesen Konfigurator gibt es hier nicht',
    text: 'Er wurde verschoben oder ist nicht veröffentlicht. Der Betreiber dieser Website kann weiterhelfen.',
  }),
  preparing: () => ({
    title: 'Dieser Konfigurator wird vorbereitet',
    text: 'Seine Bilder sind noch nicht fertig. Er erscheint hier von selbst, sobald es so weit ist.',
  }),
  unreadable: () => ({
    title: 'Der Raum wurde nicht geladen',
    text: 'Die Antwort des Servers ist nicht lesbar. In ein paar Minuten noch einmal versuchen.',
  }),
  format: () => ({
    title: 'Diese Seite braucht einen neueren Betrachter',
    text: 'Der Konfigurator hat eine Form, die dieser Betrachter noch nicht kennt. Die Seite neu laden.',
  }),
  kind: () => ({
    title: 'Diese Art kann hier nicht gezeigt werden',
    text: 'Dieser Betrachter zeigt Konfiguratoren dieser Art noch nicht.',
  }),
  domain: (host) => ({
    title: 'Auf dieser Website nicht erlaubt',
    text: `Der Konfigurator ist für ${host} nicht freigegeben. Sein Eigentümer kann diese Adresse bei den erlaubten Domains eintragen.`,
  }),
  webgl: () => ({
    title: 'Der Raum kann hier nicht gezeigt werden',
    text: 'Dieser Browser hat kein WebGL. Auswählen und Speichern gehen trotzdem.',
  }),
  lost: () => ({
    title: 'Das Bild ging verloren',
    text: 'Der Grafikkarte fehlt Speicher. Der Entwurf ist erhalten.',
  }),
  scene: () => ({
    title: 'Noch kein Raum zu sehen',
    text: 'Diesem Konfigurator fehlt das Bild eines Raums. Sein Betreiber kann es mit der Datendatei hochladen.',
  }),
  empty: () => ({
    title: 'Noch kein Schrank zu sehen',
    text: 'Er braucht mindestens eine Tür, einen Rahmen, eine Innenausstattung und ein Material. Sein Betreiber kann ergänzen, was fehlt.',
  }),
  image: () => ({
    title: 'Das Bild wurde nicht geladen',
    text: 'Auswählen und Speichern gehen trotzdem.',
  }),
};
