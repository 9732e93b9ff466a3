import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { uploadMessages } from '@vitrine/contract/uploads/messages';

export const texts: TextsOf<typeof uploadMessages> = {
  noSpace:
    'As imagens da sua organização ocupam {used} de {limit}; são precisos mais {missing}. O que já foi carregado mantém-se. Peça ao seu administrador mais espaço ou que elimine configuradores de que já não precisa: o espaço fica livre um dia depois.',
  tooMany: 'Há demasiados carregamentos da sua organização por concluir. Pare alguns ou espere um dia.',
  expired: 'Este carregamento esteve parado demasiado tempo. Carregue a imagem de novo.',
  wrongOffset: 'Esperava-se outra parte desta imagem.',
  wrongHash: 'Esta imagem mudou pelo caminho. Carregue-a de novo.',
  wrongProtocol: 'Os carregamentos utilizam a versão 1.0.0 do protocolo tus.',
  hashMissing: 'Indique o SHA-256 da imagem como sha256 em Upload-Metadata.',
  lengthMissing: 'Upload-Length tem de ser o tamanho da imagem em bytes.',
  notUploaded: '{path} ainda não foi carregado.',
};
