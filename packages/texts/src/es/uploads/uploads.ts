import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { uploadMessages } from '@vitrine/contract/uploads/messages';

export const texts: TextsOf<typeof uploadMessages> = {
  noSpace:
    'Las imágenes de su organización ocupan {used} de {limit}; faltan {missing} más. Lo ya subido se conserva. Pida a su administrador más espacio o que elimine configuradores que ya no necesite: su espacio queda libre un día después.',
  tooMany: 'Hay demasiadas subidas de su organización sin terminar. Detenga algunas o espere un día.',
  expired: 'Esta subida ha estado parada demasiado tiempo. Vuelva a subir la imagen.',
  wrongOffset: 'Se esperaba otra parte de esta imagen.',
  wrongHash: 'Esta imagen ha cambiado por el camino. Vuelva a subirla.',
  wrongProtocol: 'Las subidas utilizan la versión 1.0.0 del protocolo tus.',
  hashMissing: 'Indique el SHA-256 de la imagen como sha256 en Upload-Metadata.',
  lengthMissing: 'Upload-Length debe ser el tamaño de la imagen en bytes.',
  notUploaded: 'Todavía no se ha subido {path}.',
};
