import type { SectionName } from '@app/cv'

/** Words that may carry a link; `url` is `''` when they do not. */
export type LinkedText = { text: string; url: string }

/** A way to reach the person; `label` says which, and only some templates print it. */
export type Contact = LinkedText & { label: string }

/** The employer of several roles, with the time of all of them; all of them are in one place. */
export type EmployerHeading = { name: string; place: string; dates: string }

/** A job, a course or a project: a title, a line about it, then prose and points. */
export type Entry = {
	kind: 'entry'
	/** Names it among the items of the CV, as `list/id`. */
	key: string
	/** Whether it may not be divided between pages. */
	isKept: boolean
	/** Whether it begins a page. */
	breaksBefore: boolean
	/** The heading above the first of several roles at one employer; `null` for all other entries. */
	employer: EmployerHeading | null
	/** Whether it is one of several roles, with their employer above them. */
	isRole: boolean
	/** Its first line: the employer above the role, or the title above the place where it was earned. */
	leads: 'organisation' | 'title'
	title: string
	/** The result of a course, which is printed with the title. */
	grade: string
	/** Employer, school or role. */
	organisation: string
	place: string
	dates: string
	/** Short facts such as an address on the web. */
	facts: LinkedText[]
	paragraphs: string[]
	points: string[]
}

/** A certificate, a publication, a referee: one bold name with its particulars behind it. */
export type Note = {
	kind: 'note'
	/** Printed before the title: the authors of a publication. */
	lead: string
	title: string
	/** Who gave or published it. */
	issuer: string
	date: string
	details: LinkedText[]
	paragraphs: string[]
}

/** A language with its level in words, and as steps from 0, which is unknown, to 6. */
export type Levelled = { name: string; level: string; steps: number }

/**
 * Short items that share a line, under a label that may be `''`. Those that are languages are in `levels` too, for
 * templates that set the level apart.
 */
export type Group = { kind: 'group'; label: string; items: string[]; levels: Levelled[] }

export type Prose = { kind: 'prose'; paragraphs: string[] }

export type Points = { kind: 'points'; points: string[] }

export type Part = Entry | Note | Group | Prose | Points

export type TypesetSection = {
	name: SectionName
	title: string
	/** Whether the title is printed. */
	hasHeading: boolean
	parts: Part[]
	/** Its column in a template of two columns: `top` is above both. */
	column: 'top' | 'main' | 'side'
}

export type PrintedPhoto = {
	/** A JPEG in base64, as wide as high. A template doesn't get it here: it reads the file beside its input. */
	image: string
	/** A description of the photo in words. */
	alt: string
	shape: 'square' | 'round'
}

/** Everything a template prints, in order and ready for print: the only thing that templates read. */
export type TypesetInput = {
	/** The title in the file's properties. */
	documentTitle: string
	author: string
	/** The first heading: the person's name where there is one. */
	heading: string
	/** The titles and letters around a name, in smaller type; both `''` where the heading isn't a name. */
	honorificPrefix: string
	honorificSuffix: string
	headline: string
	/** `null` where the pages have none. */
	photo: PrintedPhoto | null
	contacts: Contact[]
	/** The title above them, where the template prints one. */
	contactsTitle: string
	sections: TypesetSection[]
	style: TypesetStyle
}

/** How it is set; nothing is left open. */
export type TypesetStyle = {
	accent: string
	/** The colour of some parts in templates of two tones; the accent where the person chose no other. */
	secondColour: string
	/** Whether the side column is on the other side than usual, and how wide it is beside the usual width. */
	isSideMoved: boolean
	sideScale: number
	textSizePt: number
	spacing: number
	/** How much further apart the sections and entries of a short CV are, from 1. */
	ease: number
	margin: number
	paper: 'a4' | 'us-letter'
	/**
	 * Font families in the order in which they are searched for a character. `marks` draws quotes and apostrophes
	 * before all others; it may be `''`. `word` are the families of a Word document.
	 */
	fonts: {
		body: string[]
		display: string[]
		marks: string
		word: { body: string; display: string }
	}
	/** Evens out fonts that look smaller or larger than others. */
	optical: number
	/** The sign before a point. */
	bullet: string
	/** The place of dates; `margin` is a separate column at the beginning of the line. */
	datePlace: 'after' | 'before' | 'right' | 'margin'
	headerLayout: 'left' | 'centred' | 'split'
	/** Ways to reach the person: as they are, each after its label, or together below a title. */
	contactStyle: 'plain' | 'labelled' | 'titled'
	columns: 1 | 2
	pageNumbers: boolean
	/** Of the text, for screen readers, hyphens and quotes: `en`, `de`. */
	language: string
	direction: 'ltr' | 'rtl'
}
