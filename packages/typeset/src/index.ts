export { cleanLine } from './clean-text.ts'
export { toHtml } from './exports/to-html.ts'
export { toJsonResume } from './exports/to-json-resume.ts'
export { toMarkdown } from './exports/to-markdown.ts'
export { findTemplate, templates } from './find-template.ts'
export { type Fit, fitToPages } from './fit-to-pages.ts'
export { type FontPair, type FontPairId, findFontPair, fontPairs } from './font-pairs.ts'
export { titledHeading } from './list-printed-words.ts'
export { expectedInOneColumn, expectedStrings } from './read-back/expected-strings.ts'
export { type Found, findInOrder } from './read-back/find-in-order.ts'
export { safeUrl } from './safe-url.ts'
export type { SampleCv } from './samples/build-sample-cv.ts'
export { exampleCvs } from './samples/example-cvs.ts'
export { sampleCvs } from './samples/sample-cvs.ts'
export { testingCvs } from './samples/testing-cvs.ts'
export { stripRunningHeaders } from './strip-running-headers.ts'
export { stripTextAttributes as outlinesOnly } from './strip-text-attributes.ts'
export {
	findTemplateReadBack as proofOf,
	type ReadBack,
	type TemplateReadBack,
} from './template-read-back.ts'
export type { Template } from './templates/template-type.ts'
export { type InterviewPages, toInterviewInput } from './to-interview-input.ts'
export { toLetterInput } from './to-letter-input.ts'
export { toPlainText } from './to-plain-text.ts'
export { toTypesetInput } from './to-typeset-input.ts'
export type {
	EmployerHeading,
	Entry,
	Group,
	Levelled,
	LinkedText,
	Note,
	Part,
	Points,
	PrintedPhoto,
	Prose,
	TypesetInput,
	TypesetSection,
	TypesetStyle,
} from './typeset-input.ts'
