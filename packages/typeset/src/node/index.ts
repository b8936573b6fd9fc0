export { TemplateRefusal } from './added/added-template.ts'
export { checkTemplate } from './added/check-template.ts'
export {
	type AddedTemplates,
	type OfferedTemplate,
	openAddedTemplates,
} from './added/open-added-templates.ts'
export { readTemplateFolder } from './added/read-template-folder.ts'
export { pdfTask, previewTask } from './build-render-task.ts'
export { fontFiles } from './fonts.ts'
export type { LineRow } from './line-rows.ts'
export type { PageSvg } from './page-svg.ts'
export type { RenderResult, RenderTask } from './render-message.ts'
export type { FileOptions, PdfOptions, RenderRequest } from './render-request.ts'
export { createRendererPool, type RendererPool } from './renderer-pool.ts'
export { runRenderTask } from './run-render-task.ts'
export type { TextLine } from './to-plain-pages-input.ts'
export {
	type CvPages,
	type CvPdf,
	createTypesetter,
	type RenderGate,
	type TextPages,
	type Typesetter,
	type TypesetterOptions,
	type TypesettingCalls,
	typesettingCalls,
} from './typesetter.ts'
export { TypesettingError, type TypesettingErrorCode } from './typesetting-error.ts'
export { createTypstEngine } from './typst-engine.ts'
