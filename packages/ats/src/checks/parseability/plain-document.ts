import type { FileFacts } from '@app/cv'
import type { Check, FindingDraft } from '../../check.ts'
import { pdf } from '../../subjects.ts'

type Container = NonNullable<FileFacts['container']>

export const plainDocument: Check = {
	id: 'A06',
	category: 'parseability',
	severity: 'warning-2',
	title: 'The PDF is a page, not a form or a folder',
	looksAt: pdf,
	run: ({ source }) => {
		const container = source?.facts.container
		return container === undefined ? null : drafts[container]
	},
}

const fix =
	'Print the CV to a new PDF (choose “Save as PDF” as the printer), so that everything on it becomes plain text.'

const drafts: Record<Container, FindingDraft> = {
	form: {
		title: 'The PDF is a form with fields to fill in.',
		why: 'What you type into fields is kept apart from the text of the page, and a lot of software reads only the page.',
		...{ fix, evidence: [] },
	},
	xfa: {
		title: 'The PDF is a type of form that little software can open.',
		why: 'If the form can’t be opened, the reader sees a message asking for other software instead of your CV.',
		...{ fix, evidence: [], severity: 'blocker', cap: 40 },
	},
	portfolio: {
		title: 'The PDF is a folder that holds other files.',
		why: 'Application systems read the cover of such a folder and none of the files in it.',
		fix: 'Send the CV as a PDF of its own and anything else only where it is asked for.',
		...{ evidence: [], severity: 'blocker', cap: 40 },
	},
}
