import type { CvDocument, CvSource } from '@app/cv'

export type ReadCv = { document: CvDocument; source: CvSource }
