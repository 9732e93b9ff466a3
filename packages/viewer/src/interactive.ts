/**
 * What a visitor can do with an image, and what reports it. A separate download, so that the first one stays small: it
 * comes once something is visible, or beside latest.json where the page asks for a design.
 * Kinds import from here what they share. A direct import would make the bundler split this file.
 */
export { alignIds } from '@vitrine/domain/design/align-ids';
export { Designer } from './designer.ts';
export { LiveScene } from './kinds/layered/live-scene.ts';
export { SceneBase } from './kinds/scene-base.ts';
export { StageScene } from './kinds/stage-scene.ts';
export { StillScene } from './kinds/still-scene.ts';
export { rememberDesign } from './remember/remember-design.ts';
export { reportVisit } from './reporting/report-visit.ts';
export { openSurface, releaseSurface } from './stage/context.ts';
export { deleteFence } from './stage/delete-fence.ts';
export { followSurface } from './stage/follow-surface.ts';
export { drawSnapshot, encodePixels } from './stage/snapshot/snapshot.ts';
export { Stage } from './stage/stage.ts';
export { attachSteering } from './stage/steering/attach-steering.ts';
export { createEngagement } from './stage/steering/engagement.ts';
export { listenForGestures } from './stage/steering/gestures.ts';
export { listenForKeys } from './stage/steering/keys.ts';
export { prefersReducedMotion } from './stage/steering/reduced-motion.ts';
