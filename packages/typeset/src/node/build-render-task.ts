import { type CvDesign, type CvDocument, printedCv, toEllaJson } from '@app/cv'
import { templateOrFirst } from '../template.ts'
import { toLetterInput } from '../to-letter-input.ts'
import { toTypesetInput } from '../to-typeset-input.ts'
import type { Seen } from './page-svg.ts'
import type { RenderTask } from './render-message.ts'
import type { FileOptions, PdfOptions, RenderOrder } from './render-order.ts'
import { templateJson } from './template-json.ts'
import { toPlainPagesInput } from './text-line.ts'

const pageSizes = {
	a4: { widthPt: 595.28, heightPt: 841.89 },
	'us-letter': { widthPt: 612, heightPt: 792 },
}

/** Prepares a document for its template: cleans its words and puts them where the template looks for them. */
export function buildRenderTask(order: RenderOrder): RenderTask {
	if ('letter' in order) return letterTask(order)
	const { kind } = order
	switch (kind) {
		case 'svg':
		case 'picture':
		case 'count':
			return { kind, ...setting(order.cv, order.design) }
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
			return { kind, input: toTypesetInput(cv, design), ...inFile(cv, design, file) }
		}
		case 'text':
			return { kind, input: toPlainPagesInput(order.lines, order.title), size: pageSizes.a4 }
	}
}

/** What a renderer does when a preview changes. */
export function previewTask(cv: CvDocument, design: CvDesign, seen: Seen) {
	return { kind: 'preview', seen, ...setting(cv, design) } as const
}

/** What a renderer does when a PDF is made. */
export function pdfTask(
	cv: CvDocument,
	design: CvDesign,
	{ isArchival = false, ...file }: PdfOptions,
) {
	const { template, input } = setting(cv, design)
	const standard = isArchival ? 'a-3a' : 'ua-1'
	return { kind: 'pdf', template, input, standard, ...inFile(cv, design, file) } as const
}

type LetterOrder = Extract<RenderOrder, { letter: string }>

function letterTask({ kind, letter, cv, design, createdAt }: LetterOrder): RenderTask {
	const input = toLetterInput(letter, cv, design)
	const file = inFile(cv, design, { createdAt })
	if (kind === 'docx') return { kind, input, ...file }
	return { kind, standard: 'ua-1', template: 'letter', input: templateJson(input), ...file }
}

function setting(cv: CvDocument, design: CvDesign) {
	return {
		template: templateOrFirst(design.templateId).id,
		input: templateJson(toTypesetInput(cv, design)),
		size: pageSizes[design.pageSize],
	}
}

function inFile(cv: CvDocument, design: CvDesign, { createdAt, carriesData = false }: FileOptions) {
	return {
		createdAtSeconds: Math.floor(createdAt.getTime() / 1000),
		carried: carriesData ? toEllaJson(printedCv(cv, design)) : null,
	}
}
