import { type CvDesign, type CvDocument, printedCv, toEllaJson } from '@app/cv'
import { templateOrFirst } from '../find-template.ts'
import { type InterviewPages, toInterviewInput } from '../to-interview-input.ts'
import { toLetterInput } from '../to-letter-input.ts'
import { toTypesetInput } from '../to-typeset-input.ts'
import type { TypesetInput } from '../typeset-input.ts'
import { namePhoto, type PagePhoto, photoStandIn } from './page-photo.ts'
import type { Seen } from './page-svg.ts'
import type { RenderTask } from './render-message.ts'
import type { FileOptions, PdfOptions, RenderRequest } from './render-request.ts'
import { templateJson } from './template-json.ts'
import { toPlainPagesInput } from './to-plain-pages-input.ts'

const pageSizes = {
	a4: { widthPt: 595.28, heightPt: 841.89 },
	'us-letter': { widthPt: 612, heightPt: 792 },
}

/** Prepares a document for its template: cleans its words and puts them where the template looks for them. */
export function buildRenderTask(order: RenderRequest): RenderTask {
	if ('letter' in order) return letterTask(order)
	if ('interview' in order) return interviewTask(order)
	const { kind } = order
	switch (kind) {
		case 'svg':
		case 'picture':
			return { kind, ...setting(order.cv, order.design) }
		case 'count':
			return { kind, countsLines: order.countsLines, ...setting(order.cv, order.design) }
		case 'preview':
			return previewTask(order.cv, order.design, order.seen)
		case 'png': {
			const { cv, design, dotsPerInch } = order
			return { kind, dotsPerInch, ...setting(cv, design) }
		}
		case 'pdf':
			return pdfTask(order.cv, order.design, order)
		case 'docx': {
			const { cv, design, ...file } = order
			const input = toTypesetInput(cv, design)
			const look = { ...sheetOf(design), photo: photoOf(input) }
			return { kind, input, ...look, ...inFile(cv, design, file) }
		}
		case 'text':
			return { kind, input: toPlainPagesInput(order.lines, order.title), size: pageSizes.a4 }
	}
}

/** Returns a renderer's task for a changed preview. */
export function previewTask(cv: CvDocument, design: CvDesign, seen: Seen) {
	// Of a photo that its client draws, only the place is wanted.
	const shown =
		seen.photo === undefined ? cv : { ...cv, photo: { ...cv.photo, image: photoStandIn } }
	return { kind: 'preview', seen, ...setting(shown, design, seen.photo) } as const
}

/** Returns a renderer's task for a PDF. */
export function pdfTask(
	cv: CvDocument,
	design: CvDesign,
	{ isArchival = false, ...file }: PdfOptions,
) {
	const standard = isArchival ? 'a-3a' : 'ua-1'
	return { kind: 'pdf', ...setting(cv, design), standard, ...inFile(cv, design, file) } as const
}

type LetterOrder = Extract<RenderRequest, { letter: string }>

function letterTask({ kind, letter, cv, design, createdAt }: LetterOrder): RenderTask {
	const input = toLetterInput(letter, cv, design)
	const file = inFile(cv, design, { createdAt })
	const sheet = { ...sheetOf(design), template: 'letter', autoFit: false }
	if (kind === 'docx') return { kind, input, ...sheet, ...file }
	return { kind, standard: 'ua-1', ...sheet, input: templateJson(input), ...file }
}

type InterviewOrder = Extract<RenderRequest, { interview: InterviewPages }>

function interviewTask({ kind, interview, cv, design, createdAt }: InterviewOrder): RenderTask {
	const input = toInterviewInput(interview, cv, design)
	const file = inFile(cv, design, { createdAt })
	const { id: template } = templateOrFirst(interviewTemplate)
	const sheet = { ...sheetOf(design), template, autoFit: false }
	if (kind === 'docx') return { kind, input, ...sheet, ...file }
	return { kind, standard: 'ua-1', ...sheet, input: templateJson(input), ...file }
}

// A template with one column and room to write, whatever the template of the CV.
const interviewTemplate = 'professional-classic'

function setting(cv: CvDocument, design: CvDesign, knownPhoto?: string) {
	const input = toTypesetInput(cv, design)
	return { ...sheetOf(design), input: templateJson(input), photo: photoOf(input, knownPhoto) }
}

function photoOf({ photo }: TypesetInput, known?: string): PagePhoto | null {
	if (photo === null) return null
	return { ...namePhoto(photo.image, known), isRound: photo.shape === 'round' }
}

function sheetOf({ templateId, pageSize, autoFit }: CvDesign) {
	return { template: templateOrFirst(templateId).id, size: pageSizes[pageSize], autoFit }
}

function inFile(cv: CvDocument, design: CvDesign, { createdAt, carriesData = false }: FileOptions) {
	return {
		createdAtSeconds: Math.floor(createdAt.getTime() / 1000),
		carried: carriesData ? toEllaJson(printedCv(cv, design)) : null,
	}
}
