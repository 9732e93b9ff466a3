import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { uploadMessages } from '@vitrine/contract/uploads/messages';

export const texts: TextsOf<typeof uploadMessages> = {
  noSpace:
    'Die Bilder Ihrer Organisation belegen {used} von {limit}. Es fehlen noch {missing}. Was hochgeladen ist, bleibt. Bitten Sie Ihren Administrator um mehr Platz oder darum, nicht mehr benötigte Konfiguratoren zu löschen: Ihr Platz ist einen Tag später frei.',
  tooMany:
    'Zu viele Uploads Ihrer Organisation sind nicht abgeschlossen. Halten Sie einige davon an oder warten Sie einen Tag.',
  expired: 'Dieser Upload lag zu lange. Laden Sie das Bild noch einmal hoch.',
  wrongOffset: 'Erwartet wird ein anderer Teil dieses Bildes.',
  wrongHash: 'Dieses Bild hat sich unterwegs verändert. Laden Sie es noch einmal hoch.',
  wrongProtocol: 'Uploads verwenden Version 1.0.0 des tus-Protokolls.',
  hashMissing: 'Nennen Sie die SHA-256 des Bildes als sha256 in Upload-Metadata.',
  lengthMissing: 'Upload-Length muss die Größe des Bildes in Bytes sein.',
  notUploaded: '{path} ist noch nicht hochgeladen.',
};
