import type { CvContent } from './describe-changes.ts'

/** A side of the comparison: a version, or the CV as it is now. */
export type ComparedSide = { name: string; content: CvContent }
