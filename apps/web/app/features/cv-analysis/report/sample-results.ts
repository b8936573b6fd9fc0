import type { Finding } from '@app/checks'
import type { GuestResults } from '@app/contract'
import { cvDocumentSchema } from '@app/cv'

const line = (y: number, text: string) => ({
	text,
	place: { page: 1, x: 60, y, width: 180, height: 11 },
	sizePt: 10,
	bold: false,
	font: 'Serif',
})
const dutyLine = line(240, 'Responsible for sepsis audits')
const dateLine = line(260, '2018 – 2021')

const findings: Finding[] = [
	{
		id: 'D02-1',
		checkId: 'D02',
		category: 'dates',
		severity: 'warning-3',
		title: 'One job has years without months',
		why: 'Years alone could hide a gap.',
		fix: 'Write the months as your other jobs do.',
		cost: 1.5,
		evidence: [{ path: 'experience.1', quote: dateLine.text, places: [dateLine.place] }],
	},
	{
		id: 'E01-1',
		checkId: 'E01',
		category: 'impact',
		severity: 'warning-2',
		title: 'One line says a duty',
		why: 'A recruiter wants to know what you did.',
		fix: 'Say what you did, and how much of it.',
		cost: 2.5,
		evidence: [{ path: 'experience.0', quote: dutyLine.text, places: [dutyLine.place] }],
	},
	{
		id: 'B10-1',
		checkId: 'B10',
		category: 'contact',
		severity: 'tip',
		title: 'No link to a professional profile',
		why: 'Recruiters look for one.',
		fix: 'Put the address beside your email.',
		cost: 0,
		evidence: [],
	},
]

/** The results of a nurse's CV on one page, for tests. */
export function sampleResults(): GuestResults {
	return {
		session_id: '0199a000-0000-7000-8000-000000000001',
		status: 'completed',
		message: 'Analysis complete!',
		file_name: 'Siobhan CV.pdf',
		expires_at: '2026-11-22T00:00:00Z',
		report: {
			rulesetVersion: '1.0.0',
			score: 74,
			cappedAt: null,
			headline: 'Good start: 2 things to fix',
			summary: 'Fix the dates first.',
			categories: [
				{ id: 'contact', title: 'Contact details', weight: 10, score: 100 },
				{ id: 'dates', title: 'Dates', weight: 10, score: 64 },
				{ id: 'impact', title: 'Bullets and impact', weight: 80, score: 72 },
			],
			findings,
			passed: [{ checkId: 'B02', category: 'contact', title: 'Your CV has an email address' }],
		},
		document: cvDocumentSchema.parse({
			personalInfo: { firstName: 'Siobhán', lastName: 'O’Donnell', email: 'siobhan@example.com' },
		}),
		source: {
			format: 'pdf',
			fileName: 'Siobhan CV.pdf',
			bytes: 40_000,
			pages: [{ number: 1, widthPt: 595, heightPt: 842, lines: [dutyLine, dateLine] }],
			text: 'Siobhán O’Donnell\nResponsible for sepsis audits\n2018 – 2021',
			places: {},
			confidence: { 'personalInfo.email': 0.99 },
			unread: [{ text: 'Full clean driving licence', place: null }],
			headings: [],
			warnings: [],
			facts: {
				title: null,
				language: null,
				isTagged: null,
				maker: null,
				fonts: [],
				pictures: [],
				columns: 1,
				hasTables: false,
				hasTextBoxes: false,
				contactInPageHeader: false,
				hiddenText: ['nurse nurse ward'],
				unreadableShare: 0,
				links: [],
			},
		},
		pages: [{ number: 1, widthPt: 595, heightPt: 842, imageUrl: 'data:,' }],
	}
}
