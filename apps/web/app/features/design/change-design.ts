import type { CvDesign } from '@app/cv'

/** `field` names what is being changed, so that moving a slider is one step of undo. */
export type ChangeDesign = (changes: Partial<CvDesign>, field: string) => void
