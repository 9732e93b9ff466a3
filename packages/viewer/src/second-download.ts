/**
 * What a visitor can do with an image, and who is told of it: a part of its own, so that the first download stays small.
 * It comes once something is in sight, or beside latest.json where the page asks for a design.
 */
export { alignIds } from '@vitrine/domain/design/align-ids';
export { Designer } from './designer.ts';
export { LiveScene } from './kinds/layered/live-scene.ts';
export { reportVisit } from './reporting/report-visit.ts';
export { openSurface } from './stage/context.ts';
export { createEngagement } from './stage/engagement.ts';
export { listenForGestures } from './stage/gestures.ts';
export { listenForKeys } from './stage/keys.ts';
export { takeSnapshot } from './stage/snapshot.ts';
export { Stage } from './stage/stage.ts';
export { steer } from './stage/steering.ts';
export { startingText } from './starting-text.ts';
