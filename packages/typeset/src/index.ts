export { cleanLine } from './clean-text.ts'
export { toHtml } from './exports/to-html.ts'
export { toJsonResume } from './exports/to-json-resume.ts'
export { toMarkdown } from './exports/to-markdown.ts'
export { type Fit, fitToPages } from './fit-to-pages.ts'
export { type FontPair, type FontPairId, findFontPair, fontPairs } from './font-pairs.ts'
export { titledHeading } from './print-order.ts'
export { expectedInOneColumn, expectedStrings } from './read-back/expected-strings.ts'
export { type Found, findInOrder } from './read-back/find-in-order.ts'
export { safeUrl } from './safe-url.ts'
export { exampleCvs } from './samples/example-cvs.ts'
export type { SampleCv } from './samples/sample-cv.ts'
export { sampleCvs } from './samples/sample-cvs.ts'
export { testingCvs } from './samples/testing-cvs.ts'
export { stripRunningHeaders } from './strip-running-headers.ts'
export { stripTextAttributes as outlinesOnly } from './strip-text-attributes.ts'
export { findTemplate, templates } from './template.ts'
export { findProof as proofOf, type ReadBack, type TemplateProof } from './template-proof.ts'
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
