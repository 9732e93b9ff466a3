import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { uploadMessages } from '@vitrine/contract/uploads/messages';

export const texts: TextsOf<typeof uploadMessages> = {
  noSpace:
    'De afbeeldingen van uw organisatie gebruiken {used} van {limit}; er is nog {missing} nodig. Wat is geüpload, blijft staan. Vraag uw beheerder om meer ruimte, of om configurators te verwijderen die u niet meer nodig hebt: de ruimte ervan komt een dag later vrij.',
  tooMany: 'Te veel uploads van uw organisatie zijn niet afgerond. Stop er enkele of wacht een dag.',
  expired: 'Deze upload heeft te lang stilgelegen. Upload de afbeelding opnieuw.',
  wrongOffset: 'Er wordt een ander deel van deze afbeelding verwacht.',
  wrongHash: 'Deze afbeelding is onderweg veranderd. Upload de afbeelding opnieuw.',
  wrongProtocol: 'Uploads gebruiken versie 1.0.0 van het tus-protocol.',
  hashMissing: 'Geef de SHA-256 van de afbeelding op als sha256 in Upload-Metadata.',
  lengthMissing: 'Upload-Length moet de grootte van de afbeelding in bytes zijn.',
  notUploaded: '{path} is nog niet geüpload.',
};
