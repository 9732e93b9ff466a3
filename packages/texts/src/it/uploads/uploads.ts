import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { uploadMessages } from '@vitrine/contract/uploads/messages';

export const texts: TextsOf<typeof uploadMessages> = {
  noSpace:
    'Le immagini dell’organizzazione occupano {used} di {limit}; mancano {missing}. Ciò che è già caricato resta. Chiedere all’amministratore più spazio o di eliminare i configuratori che non servono più: il loro spazio si libera un giorno dopo.',
  tooMany: 'L’organizzazione ha troppi caricamenti incompleti. Interromperne alcuni o attendere un giorno.',
  expired: 'Questo caricamento è rimasto fermo troppo a lungo. Caricare di nuovo l’immagine.',
  wrongOffset: 'È attesa un’altra parte di questa immagine.',
  wrongHash: 'Questa immagine è cambiata durante l’invio. Caricarla di nuovo.',
  wrongProtocol: 'I caricamenti usano la versione 1.0.0 del protocollo tus.',
  hashMissing: 'Indicare lo SHA-256 dell’immagine come sha256 in Upload-Metadata.',
  lengthMissing: 'Upload-Length deve essere la dimensione dell’immagine in byte.',
  notUploaded: '{path} non è ancora stato caricato.',
};
