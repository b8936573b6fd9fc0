export { cleanLine } from './clean-text.ts'
export { toHtml } from './exports/to-html.ts'
export { toJsonResume } from './exports/to-json-resume.ts'
export { toMarkdown } from './exports/to-markdown.ts'
export { safeUrl } from './safe-url.ts'
export type { SampleCv } from './samples/sample-cv.ts'
export { sampleCvs } from './samples/sample-cvs.ts'
export { findTemplate, type Template, type TemplateId, templates } from './template.ts'
export { toPlainText } from './to-plain-text.ts'
export { toTypesetInput } from './to-typeset-input.ts'
export type {
	Entry,
	Group,
	LinkedText,
	Note,
	Part,
	Points,
	Prose,
	TypesetInput,
	TypesetSection,
} from './typeset-input.ts'
