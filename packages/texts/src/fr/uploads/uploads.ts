import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { uploadMessages } from '@vitrine/contract/uploads/messages';

export const texts: TextsOf<typeof uploadMessages> = {
  noSpace:
    'Les images de votre organisation occupent {used} sur {limit} ; il manque {missing}. Ce qui est déjà envoyé est conservé. Demandez plus d’espace à votre administrateur, ou la suppression des configurateurs devenus inutiles : leur place se libère un jour plus tard.',
  tooMany: 'Trop d’envois de votre organisation sont inachevés. Arrêtez-en certains ou attendez un jour.',
  expired: 'Cet envoi est resté trop longtemps en suspens. Envoyez l’image de nouveau.',
  wrongOffset: 'C’est une autre partie de cette image qui est attendue.',
  wrongHash: 'Cette image a été altérée en chemin. Envoyez-la de nouveau.',
  wrongProtocol: 'Les envois utilisent la version 1.0.0 du protocole tus.',
  hashMissing: 'Indiquez le SHA-256 de l’image sous sha256 dans Upload-Metadata.',
  lengthMissing: 'Upload-Length doit être la taille de l’image en octets.',
  notUploaded: '{path} n’est pas encore envoyé.',
};
