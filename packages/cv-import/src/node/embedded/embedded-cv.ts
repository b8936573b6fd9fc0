import type { CvDocument, CvSource } from '@app/cv'

/** A CV that a file carries as data, and what of that data has no field. */
export type CarriedCv = { document: CvDocument; unread: CvSource['unread'] }
