import type { TextsOf } from '@vitrine/contract/texts/define-messages';
import type { saveVersionMessages } from '@vitrine/contract/versions/save-messages';

export const texts: TextsOf<typeof saveVersionMessages> = {
  deployed: 'O configurador foi publicado.',
  deployQuestion: 'A versão publicada do configurador será agora atualizada com as alterações. Quer continuar?',
  propagate: 'Aplicar a atualização a todos os visualizadores de stock a que diz respeito',
  deployYes: 'Sim, publicar',
  withoutImage:
    '{items, plural, one {# elemento não tem imagem em {version}, pelo que os visitantes o veem sem ela.} other {{items} elementos não têm imagem em {version}, pelo que os visitantes os veem sem ela.}}',
  withoutImageBlocked:
    '{items, plural, one {# elemento não tem imagem em {version}, que não pode ser publicada} other {{items} elementos não têm imagem em {version}, que não pode ser publicada}} até todas as suas imagens serem carregadas.',
  becomesVersion:
    '{edits, plural, one {# alteração forma uma nova versão.} other {{edits} alterações formam uma nova versão.}} Os visitantes continuam a ver a versão publicada até publicar esta.',
  existsTitle: '{version} já existe',
  savedMeanwhile:
    '{hasAuthor, select, true {Foi guardada por {author} ({when}) enquanto editava {base}.} other {Foi guardada ({when}) enquanto editava {base}.}} As suas alterações continuam aqui.',
  newerTitle: '{version} é mais recente do que as suas alterações',
  newerText:
    '{hasAuthor, select, true {Foi guardada por {author} ({when}).} other {Foi guardada ({when}).}} O que traz de novo não está nas suas alterações de {base}, que continuam aqui.',
  seeChanges: 'Ver o que mudou',
  moveEdits: 'Passar as minhas alterações para {version}',
  saveCopy: 'Guardar uma cópia das minhas alterações',
  saveAnyway: 'Deixá-la de fora e guardar como {version}',
  bothChanged:
    '{fields, plural, one {# campo foi alterado por ambas as partes. Escolha o valor a manter.} other {{fields} campos foram alterados por ambas as partes. Escolha o valor a manter em cada um.}}',
  movedOnto: 'As suas alterações baseiam-se agora em {version}: {edits}.',
  yours: 'O seu',
  nowIn: 'Agora em {version}',
  willBeSaved: 'Será guardado',
  goTo: 'Ir para {version}',
  allThere: 'Todas as suas alterações já estão nessa versão. Não há mais nada para guardar.',
  left: 'Já não estão nessa versão e ficaram de fora: {names}',
  note: 'Nota',
  noteHelp: 'Para que serve esta versão. É mostrada no histórico de versões.',
  nothingLive: 'Ainda não há nada publicado. Esta versão é a primeira que os visitantes veem.',
  propagationTitle: 'Visualizadores de stock',
  propagating: 'Os visualizadores de stock que mostram esta cena estão a ser atualizados.',
  propagated:
    '{count, plural, one {# visualizador de stock mostra} other {{count} visualizadores de stock mostram}} esta cena.',
  propagatedNone: 'Nenhum outro visualizador de stock mostra esta cena.',
  mine: 'O meu',
  theirs: 'O outro',
  back: 'Voltar',
  propagationStatus: {
    waiting: 'Em espera',
    saved: 'Nova versão',
    deployed: 'Nova versão, publicada',
    failed: 'Não atualizado',
  },
  was: 'antes: {value}',
  basedOn: 'Baseada em {version}',
  deployedLabel: 'Publicado',
  theResults: 'Resultados',
};
