import { analyse } from '@app/checks'
import { type CvDocument, cvDocumentSchema } from '@app/cv'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CvReport } from '../cv-report.tsx'
import { sampleResults } from '../sample-results.ts'

// The checks run in this thread here, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const cv = cvDocumentSchema.parse({
	personalInfo: {
		firstName: 'Sam',
		lastName: 'Hill',
		email: 'sam.hill@example.com',
		city: 'Leeds',
	},
	experience: [
		{
			id: 'a',
			jobTitle: 'Receptionist',
			employer: 'Hill House',
			startDate: '2019',
			current: true,
			achievements: [
				'Was responsible for answering phones',
				'Responsible for the post',
				'Booked 40 rooms a week with Opera',
			],
		},
	],
	education: [{ id: 'e', qualification: 'GCSEs', institution: 'Dale School', endDate: '2012' }],
	skills: ['Opera', 'Excel', 'Outlook', 'Word', 'Typing'].map((name, index) => ({
		id: `s${index}`,
		name,
	})),
})

function showReport(document: CvDocument = cv) {
	const results = {
		...sampleResults(),
		document,
		report: analyse({ cv: document, source: null, today: '2026-11-24' }),
	}
	const onOpenInEditor = vi.fn()
	render(
		<MemoryRouter initialEntries={['/cv-analysis?session=1']}>
			<CvReport
				results={results}
				onOpenInEditor={onOpenInEditor}
				onImprove={vi.fn()}
				onStartAgain={vi.fn()}
				onDelete={vi.fn()}
			/>
		</MemoryRouter>,
	)
	return { onOpenInEditor, results }
}

const score = () =>
	Number(
		/\d+/.exec(screen.getByRole('img', { name: /of 100/ }).getAttribute('aria-label') ?? '')?.[0],
	)
const rowAbout = (title: RegExp) => {
	const row = screen.getByRole('heading', { name: title }).closest('li')
	if (row === null) throw new Error('The remark isn’t in the list.')
	return row
}

async function addPhone(number = '0113 496 0142') {
	const row = rowAbout(/phone number/)
	const open = await within(row).findByRole('button', { name: /^Add your number/ })
	fireEvent.click(open)
	fireEvent.change(within(row).getByLabelText('Your phone number'), { target: { value: number } })
	fireEvent.click(within(row).getByRole('button', { name: 'Use this' }))
}

test('every remark has its fix or its question in its place', async () => {
	const { results } = showReport()
	const rows = () =>
		results.report.findings.map(({ title }) => {
			const heading = screen
				.getAllByRole('heading')
				.find(({ textContent }) => textContent === title)
			return heading?.closest('li') ?? null
		})
	await waitFor(() => {
		for (const row of rows()) {
			const ways = within(row as HTMLElement)
				.getAllByRole('button')
				.filter(({ textContent }) => !/Show on the page|Doesn’t apply/.test(textContent ?? ''))
			expect(ways.length, row?.textContent ?? '').toBeGreaterThan(0)
		}
	})
})

test('what was missing is asked for, the remark goes, and the score rises by what is said', async () => {
	showReport()
	const before = score()
	await addPhone()
	await waitFor(() => expect(screen.queryByRole('heading', { name: /phone number/ })).toBeNull())
	expect(score()).toBeGreaterThan(before)
	const fixed = within(screen.getByRole('region', { name: /^Fixed/ }))
	await waitFor(() => fixed.getByText(`+${score() - before}`))
})

test('of two fixes made before the checks answer, what they won is counted once', async () => {
	showReport()
	const before = score()
	const open = async (title: RegExp, verb: RegExp) => {
		const row = rowAbout(title)
		fireEvent.click(await within(row).findByRole('button', { name: verb }))
		return within(row)
	}
	const profile = await open(/no profile at the top/, /^Write your profile/)
	const phone = await open(/phone number/, /^Add your number/)
	fireEvent.change(phone.getByLabelText('Your phone number'), {
		target: { value: '0113 496 0142' },
	})
	fireEvent.change(profile.getByLabelText(/^Your profile/), {
		target: { value: 'Receptionist with six years at the front desk of a busy hotel in Leeds.' },
	})
	fireEvent.click(phone.getByRole('button', { name: 'Use this' }))
	// Opening the other fix closed it, and it kept the typed text.
	fireEvent.click(profile.getByRole('button', { name: /^Write your profile/ }))
	fireEvent.click(profile.getByRole('button', { name: 'Use this' }))
	const fixed = within(screen.getByRole('region', { name: 'Fixed (2)' }))
	await waitFor(() => expect(score()).toBeGreaterThan(before))
	await waitFor(() =>
		expect(fixed.getAllByText(/^\+\d+$/).map(({ textContent }) => textContent)).toEqual([
			`+${score() - before}`,
		]),
	)
})

test('a fix is undone, and the score goes back', async () => {
	showReport()
	const before = score()
	await addPhone()
	await waitFor(() => expect(score()).toBeGreaterThan(before))
	fireEvent.click(screen.getByRole('button', { name: /^Undo: 0113/ }))
	await waitFor(() => expect(score()).toBe(before))
	expect(screen.getByRole('heading', { name: /phone number/ })).toBeTruthy()
})

test('a duty becomes a line with its figure, which goes into the CV with the answer', async () => {
	const { onOpenInEditor } = showReport()
	const row = rowAbout(/start with words such as/)
	const improve = await within(row).findByRole('button', {
		name: /Improve this line|Use this line/,
	})
	if (/Improve/.test(improve.textContent ?? '')) fireEvent.click(improve)
	fireEvent.change(within(row).getByLabelText(/How many calls a day/), {
		target: { value: '60' },
	})
	expect(row.textContent).toContain('60 calls a day')
	fireEvent.click(within(row).getByRole('button', { name: 'Use this line' }))
	await screen.findByRole('button', { name: /^Undo: Answer 60 calls a day/ })
	fireEvent.click(screen.getByRole('button', { name: 'Open in the editor' }))
	const [opened] = onOpenInEditor.mock.calls[0] as [{ document: CvDocument }]
	expect(opened.document.experience[0]?.achievements[0]).toBe('Answer 60 calls a day')
	expect(opened.document.facts[0]).toMatchObject({ itemId: 'a', answer: '60' })
})

test('all the lines of a remark are read, and taken and undone at once', async () => {
	const { onOpenInEditor } = showReport()
	const row = rowAbout(/start with words such as/)
	const improve = await within(row).findByRole('button', {
		name: /Improve this line|Use this line/,
	})
	if (/Improve/.test(improve.textContent ?? '')) fireEvent.click(improve)
	const others = within(within(row).getByRole('region', { name: 'One more line like it' }))
	const [other] = others.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())
	expect(other).not.toMatch(/Responsible/)
	fireEvent.click(within(row).getByRole('button', { name: 'Use all 2 lines' }))
	const undo = await screen.findByRole('button', { name: /^Undo: Answer phones · / })
	await screen.findByRole('button', { name: 'Download PDF' })
	fireEvent.click(screen.getByRole('button', { name: 'Open in the editor' }))
	const [opened] = onOpenInEditor.mock.calls[0] as [{ document: CvDocument }]
	expect(opened.document.experience[0]?.achievements.slice(0, 2)).toEqual(['Answer phones', other])
	fireEvent.click(undo)
	expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull()
})

test('months are read as people write them, and what can’t be read is said', async () => {
	const experience = cv.experience.map((job) => ({ ...job, startDate: '2025' }))
	showReport({ ...cv, experience })
	const row = rowAbout(/months/)
	fireEvent.click(await within(row).findByRole('button', { name: /^Enter the dates/ }))
	const started = within(row).getByLabelText('Started')
	fireEvent.change(started, { target: { value: 'some day' } })
	fireEvent.click(within(row).getByRole('button', { name: 'Use these details' }))
	expect(row.textContent).toContain('We can’t read this date')
	fireEvent.change(started, { target: { value: 'May 2025' } })
	fireEvent.click(within(row).getByRole('button', { name: 'Use these details' }))
	await screen.findByRole('button', { name: /^Undo: May 2025/ })
})

test('fixes are there again after a reload', async () => {
	showReport()
	await addPhone()
	await screen.findByRole('button', { name: /^Undo: 0113/ })
	cleanup()
	showReport()
	expect(screen.getByRole('button', { name: /^Undo: 0113/ })).toBeTruthy()
	await waitFor(() => expect(screen.queryByRole('heading', { name: /phone number/ })).toBeNull())
})

test('“Doesn’t apply to me” never raises the score above what it would be if it passed', async () => {
	showReport()
	const before = score()
	await addPhone()
	await waitFor(() => expect(score()).toBeGreaterThan(before))
	const passed = score()
	fireEvent.click(screen.getByRole('button', { name: /^Undo: 0113/ }))
	await waitFor(() => expect(score()).toBe(before))
	const titles = [...document.querySelectorAll<HTMLElement>('[data-remark-title]')]
	for (const name of titles.map(({ textContent }) => textContent)) {
		const title = screen.queryByRole('button', { name: name ?? '' })
		if (title === null) continue
		if (title.getAttribute('aria-expanded') === 'false') fireEvent.click(title)
		fireEvent.keyDown(screen.getByRole('button', { name: `More about: ${name}` }), { key: 'Enter' })
		const dismiss = screen.queryByRole('menuitem', { name: /^Doesn’t apply to me/ })
		fireEvent.click(dismiss ?? screen.getByRole('menuitem', { name: 'Close this comment' }))
	}
	expect(screen.getByText(/^Doesn’t apply to you/)).toBeTruthy()
	expect(score()).toBeLessThanOrEqual(passed)
})

test('after a fix the next remark opens and takes the focus', async () => {
	showReport()
	await addPhone()
	await waitFor(() => expect(screen.queryByRole('heading', { name: /phone number/ })).toBeNull())
	await waitFor(() => expect(document.activeElement?.closest('[data-open="true"]')).not.toBeNull())
})
