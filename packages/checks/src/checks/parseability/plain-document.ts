import type { FileFacts } from '@app/cv'
import type { Check, FindingDraft } from '../../check.ts'
import { pdf } from '../../subjects.ts'

type Container = NonNullable<FileFacts['container']>

export const plainDocument: Check = {
	id: 'A06',
	category: 'parseability',
	severity: 'warning-2',
	title: 'The PDF is a plain document, not a form or portfolio',
	looksAt: pdf,
	run: ({ source }) => {
		const container = source?.facts.container
		return container === undefined ? null : drafts[container]
	},
}

const fix =
	'Print the CV to a new PDF: choose “Save as PDF” as the printer. Everything on it becomes plain text.'

const drafts: Record<Container, FindingDraft> = {
	form: {
		title: 'The PDF is a form with fields to fill in.',
		why: 'Text in form fields is stored apart from the page, and a lot of software reads only the page.',
		fix,
		evidence: [],
	},
	xfa: {
		title: 'The PDF is a type of form that few apps can open.',
		why: 'Employers may see a message asking for other software instead of your CV.',
		fix,
		evidence: [],
		severity: 'blocker',
		cap: 40,
	},
	portfolio: {
		title: 'The PDF is a portfolio with other files inside it.',
		why: 'Application systems read its cover but not the files inside.',
		fix: 'Send the CV as its own PDF, and anything else only if you’re asked for it.',
		evidence: [],
		severity: 'blocker',
		cap: 40,
	},
}
