/** Small configurators of ours that a draft can start from. */
export const SAMPLES = ['room', 'still', 'floor', 'wardrobe'] as const;
export type SampleName = (typeof SAMPLES)[number];
