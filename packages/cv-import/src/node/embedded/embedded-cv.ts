import type { CvDocument, CvSource } from '@app/cv'

/** A CV that a file carries as data, and the parts of that data without a field. */
export type EmbeddedCv = { document: CvDocument; unread: CvSource['unread'] }
