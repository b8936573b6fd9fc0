import type { SectionName } from '@app/cv'

/** Words that may carry a link; `url` is `''` when they do not. */
export type LinkedText = { text: string; url: string }

/** The employer of several roles, with the time of all of them; `place` is `''` where it is not that of every role. */
export type EmployerHeading = { name: string; place: string; dates: string }

/** A job, a course, a project: a title of its own, a line about it, then prose and points. */
export type Entry = {
	kind: 'entry'
	/** Names it among the items of the CV, as `list/id`. */
	key: string
	/** Whether it may not be divided between pages. */
	isKept: boolean
	/** Whether it begins a page. */
	breaksBefore: boolean
	/** What stands above the first of several roles at one employer; `null` above all else. */
	employer: EmployerHeading | null
	/** Whether it is one of several roles, whose employer stands above them. */
	isRole: boolean
	title: string
	/** Employer, school or role. */
	organisation: string
	place: string
	dates: string
	/** Short facts such as a grade or an address on the web. */
	facts: LinkedText[]
	paragraphs: string[]
	points: string[]
}

/** A certificate, a publication, a referee: one bold name with its particulars behind it. */
export type Note = {
	kind: 'note'
	title: string
	details: LinkedText[]
	paragraphs: string[]
}

/** Short items that share a line, under a label that may be `''`. */
export type Group = { kind: 'group'; label: string; items: string[] }

export type Prose = { kind: 'prose'; paragraphs: string[] }

export type Points = { kind: 'points'; points: string[] }

export type Part = Entry | Note | Group | Prose | Points

export type TypesetSection = {
	name: SectionName
	title: string
	parts: Part[]
	/** The column that it stands in where the template has two. */
	column: 'main' | 'side'
}

/** Everything a template prints, in order and ready for print: the only thing that templates read. */
export type TypesetInput = {
	/** The title in the file's properties. */
	documentTitle: string
	author: string
	/** The first heading: the person's name where there is one. */
	heading: string
	headline: string
	contacts: LinkedText[]
	sections: TypesetSection[]
	style: TypesetStyle
}

/** How it is set; nothing is left open. */
export type TypesetStyle = {
	accent: string
	textSizePt: number
	spacing: number
	margin: number
	paper: 'a4' | 'us-letter'
	/** Families in the order in which a character is looked for; `word` are those of a Word document. */
	fonts: { body: string[]; display: string[]; word: { body: string; display: string } }
	/** Evens out fonts that look smaller or larger than others. */
	optical: number
	/** The sign before a point. */
	bullet: string
	datePlace: 'after' | 'before' | 'right'
	headerLayout: 'left' | 'centred' | 'split'
	columns: 1 | 2
	pageNumbers: boolean
	/** Of the text, for screen readers, hyphens and quotes: `en`, `de`. */
	language: string
	direction: 'ltr' | 'rtl'
}
