/** What is needed once latest.json is there: a part of its own, fetched beside it, so that the first download stays small. */
export { alignIds } from '@vitrine/domain/design/align-ids';
export { hostAllowed } from '@vitrine/domain/organisations/hosts';
export { openFile } from '../scenes/open-scenes.ts';
