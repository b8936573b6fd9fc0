export { isReadErrorCode, ReadError, type ReadErrorCode } from '../read-error.ts'
export {
	createReader,
	type Reader,
	type ReaderOptions,
	type ReadOptions,
} from './create-reader.ts'
export type { PagePicture } from './pdf/draw-pages.ts'
export { type PdfProgram, pdfPrograms, readWithPrograms } from './pdf/text-programs.ts'
export type { ReadCv } from './read-cv.ts'
export { extractText, type ReadStep } from './read-file.ts'
