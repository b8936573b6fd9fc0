export { isReadErrorCode, ReadError, type ReadErrorCode } from '../read-error.ts'
export {
	createReader,
	type Reader,
	type ReaderOptions,
	type ReadOptions,
} from './create-reader.ts'
export type { CvWithSource } from './cv-with-source.ts'
export type { PagePicture } from './pdf/draw-pages.ts'
export { type PdfProgram, pdfPrograms, readWithPrograms } from './pdf/pdf-text-extractors.ts'
export { extractText, type ReadStep } from './read-cv-file.ts'
