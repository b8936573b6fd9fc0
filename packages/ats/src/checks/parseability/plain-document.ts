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
		why: 'What is typed into fields lies beside the text of the page, and many programs read the page alone.',
		...{ fix, evidence: [] },
	},
	xfa: {
		title: 'The PDF is a form of a kind that few programs open.',
		why: 'Where the form cannot be opened, a reader sees a page that asks for another program instead of your CV.',
		...{ fix, evidence: [], severity: 'blocker', cap: 40 },
	},
	portfolio: {
		title: 'The PDF is a folder that holds other files.',
		why: 'Application systems read the cover of such a folder and none of the files in it.',
		fix: 'Send the CV as a PDF of its own and anything else only where it is asked for.',
		...{ evidence: [], severity: 'blocker', cap: 40 },
	},
}
