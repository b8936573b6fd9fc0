import type { CvDocument, CvSource } from '@app/cv'

/** A CV that a file carries as data, and what of that data has no field. */
export type EmbeddedCv = { document: CvDocument; unread: CvSource['unread'] }
