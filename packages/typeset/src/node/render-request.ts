import type { CvDesign, CvDocument } from '@app/cv'
import type { InterviewPages } from '../to-interview-input.ts'
import type { AddedTemplate } from './added/added-template.ts'
import type { Seen } from './page-svg.ts'
import type { RenderTask } from './render-message.ts'
import type { TextLine } from './to-plain-pages-input.ts'

export type FileOptions = {
	createdAt: Date
	/**
	 * Whether the CV's printed content is put into the file as data, so that it can be edited again; false by
	 * default.
	 */
	carriesData?: boolean
}

export type PdfOptions = FileOptions & {
	/** PDF/A-3a for archives in place of PDF/UA-1. */
	isArchival?: boolean
}

/** `added` is the operator's template that the design names, where it names one. */
type Cv = { cv: CvDocument; design: CvDesign; added?: AddedTemplate }
type Letter = Cv & { letter: string; createdAt: Date }
type Interview = Cv & { interview: InterviewPages; createdAt: Date }

/**
 * A document as it is sent to a renderer process, which makes the task itself: cleaning a long CV takes longer than
 * other requests should wait.
 */
export type RenderRequest =
	| ({ kind: 'svg' } & Cv)
	| ({ kind: 'picture' } & Cv)
	| ({ kind: 'count'; countsLines: boolean } & Cv)
	| ({ kind: 'preview'; seen: Seen } & Cv)
	| ({ kind: 'png'; dotsPerInch: number } & Cv)
	| ({ kind: 'pdf' } & Cv & PdfOptions)
	| ({ kind: 'docx' } & Cv & FileOptions)
	| ({ kind: 'pdf' | 'docx' } & Letter)
	| ({ kind: 'pdf' | 'docx' } & Interview)
	| { kind: 'text'; lines: TextLine[]; title: string }

/** Whether it is an order and not a finished task. */
export function isRenderRequest(asked: RenderRequest | RenderTask): asked is RenderRequest {
	return 'cv' in asked || 'lines' in asked
}
