export { fontFiles } from './fonts.ts'
export type { PageSvg } from './page-svgs.ts'
export type { TextLine } from './text-line.ts'
export {
	type CvPages,
	type CvPdf,
	createTypesetter,
	type FileOptions,
	type PdfOptions,
	type TextPages,
	type Typesetter,
	type TypesetterOptions,
} from './typesetter.ts'
export { TypesettingError, type TypesettingErrorCode } from './typesetting-error.ts'
