export type { Extracted, ExtractedPage, TextItem } from './extracted.ts'
export { readCv } from './read-cv.ts'
export { isReadErrorCode, ReadError, type ReadErrorCode, readErrorSentences } from './read-error.ts'
