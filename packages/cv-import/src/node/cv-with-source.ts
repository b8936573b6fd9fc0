import type { CvDocument, CvSource } from '@app/cv'

export type CvWithSource = { document: CvDocument; source: CvSource }
