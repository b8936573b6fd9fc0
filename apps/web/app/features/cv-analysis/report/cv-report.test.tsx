import { analyse } from '@app/checks'
import { cvDocumentSchema } from '@app/cv'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CvReport } from './cv-report.tsx'
import { sampleResults } from './sample-results.ts'

afterEach(cleanup)

function Address() {
	const { search, hash } = useLocation()
	return <output>{`${search}${hash}`}</output>
}

function showReport(address = '/cv-analysis?session=1', results = sampleResults()) {
	const actions = {
		onOpenInEditor: vi.fn(),
		onImprove: vi.fn(),
		onStartAgain: vi.fn(),
		onDelete: vi.fn(),
	}
	render(
		<MemoryRouter initialEntries={[address]}>
			<CvReport results={results} {...actions} />
			<Address />
		</MemoryRouter>,
	)
	return actions
}

const row = (title: string) => {
	const found = screen.getByRole('heading', { name: title }).closest('li')
	if (!found) throw new Error(`The remark "${title}" is not in a list.`)
	return found
}
const stroke = (title: string) =>
	screen.getByRole('button', { name: new RegExp(`^Comment: .*${title}`) })
const open = (title: string) => fireEvent.click(screen.getByRole('button', { name: title }))
const litStrokes = () => document.querySelectorAll('path[data-lit="true"]')
const openTab = (name: RegExp) => fireEvent.mouseDown(screen.getByRole('tab', { name }))
const address = () => document.querySelector('output')?.textContent

test('the score, the headline and the summary come first', () => {
	showReport()
	expect(screen.getByRole('img', { name: 'Score: 74 out of 100' })).toBeTruthy()
	expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Good start: 2 things to fix')
})

test('remarks stand in the order of the server and tips after them, each with its urgency and its worth', () => {
	showReport()
	const titles = within(screen.getByRole('tabpanel'))
		.getAllByRole('heading')
		.map(({ textContent }) => textContent)
	expect(titles).toEqual([
		'One job has years without months',
		'One line says a duty',
		'Tips (1)',
		'No link to a professional profile',
	])
	expect(row('One job has years without months').textContent).toContain('Fix first')
	expect(row('One line says a duty').textContent).toContain('worth 3 points')
	expect(row('No link to a professional profile').textContent).toContain('Tip')
	expect(row('No link to a professional profile').textContent).not.toContain('worth')
})

test('only a remark about words on the page offers to show them', () => {
	showReport()
	const action = { name: 'Show on the page' }
	open('One line says a duty')
	expect(within(row('One line says a duty')).queryByRole('button', action)).toBeTruthy()
	open('No link to a professional profile')
	expect(within(row('No link to a professional profile')).queryByRole('button', action)).toBeNull()
})

test('a remark under the pointer lights its stroke, and only while it is there', () => {
	showReport()
	fireEvent.mouseEnter(row('One line says a duty'))
	expect(litStrokes()).toHaveLength(1)
	fireEvent.mouseLeave(row('One line says a duty'))
	expect(litStrokes()).toHaveLength(0)
})

test('a stroke under the focus lights its remark', () => {
	showReport()
	fireEvent.focus(stroke('One line says a duty'))
	expect(row('One line says a duty').dataset.lit).toBe('true')
	expect(row('One job has years without months').dataset.lit).toBe('false')
})

test('a chosen stroke brings its remark from another part of the report, and the address keeps it', () => {
	showReport()
	openTab(/software/)
	expect(address()).toBe('?session=1&view=machine')
	fireEvent.click(stroke('One line says a duty'))
	expect(document.activeElement).toBe(row('One line says a duty'))
	expect(address()).toBe('?session=1#finding-E01-1')
})

test('a link to a remark lights it and its stroke', () => {
	showReport('/cv-analysis?session=1&view=score#finding-D02-1')
	expect(row('One job has years without months').dataset.lit).toBe('true')
	expect(litStrokes()).toHaveLength(1)
})

test('the strokes are one stop of the keyboard with arrow keys between them', () => {
	showReport()
	const [duty, dates] = [stroke('One line says a duty'), stroke('One job has years')]
	expect([duty.tabIndex, dates.tabIndex]).toEqual([0, -1])
	fireEvent.keyDown(duty, { key: 'ArrowDown' })
	expect(document.activeElement).toBe(dates)
	expect([duty.tabIndex, dates.tabIndex]).toEqual([-1, 0])
})

test('arrow keys move between remarks, Esc closes the open one, and a field keeps its keys', () => {
	showReport()
	const title = (name: string) => screen.getByRole('button', { name })
	title('One job has years without months').focus()
	expect(title('One job has years without months').getAttribute('aria-expanded')).toBe('true')
	fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' })
	expect(document.activeElement).toBe(title('One line says a duty'))
	fireEvent.click(title('One line says a duty'))
	expect(document.querySelectorAll('[data-open="true"]')).toHaveLength(1)
	fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' })
	expect(document.querySelectorAll('[data-open="true"]')).toHaveLength(0)
	fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' })
	expect(document.activeElement).toBe(title('One job has years without months'))
})

test('the number of a remark stands in its row and in the margin of the page', () => {
	showReport()
	expect(row('One line says a duty').querySelector('[data-pin]')?.textContent).toBe('2')
	const pins = [...document.querySelectorAll('aside [data-pin]')]
	expect(pins.map(({ textContent }) => textContent)).toEqual(['1', '2'])
})

test('tips stand apart on paper as they do on the screen', () => {
	showReport()
	window.dispatchEvent(new Event('beforeprint'))
	const printed = within(document.querySelector('.printed-report') as HTMLElement)
	const tips = printed.getByRole('region', { name: 'Tips (1)', hidden: true })
	expect(tips.textContent).toContain('No link to a professional profile')
	expect(tips.textContent).not.toContain('One line says a duty')
	fireEvent(window, new Event('afterprint'))
})

test('lines that are in no field are told of, and lead to what software sees', () => {
	showReport()
	expect(screen.getByText(/^One line of your file/).textContent).toContain(
		'“Full clean driving licence”.',
	)
	fireEvent.click(screen.getByRole('button', { name: 'See the line' }))
	expect(address()).toBe('?session=1&view=machine')
})

test('what a machine reads shows fields, hidden text and lines without a place', () => {
	showReport()
	openTab(/What software sees/)
	const panel = screen.getByRole('tabpanel')
	expect(panel.textContent).toContain('siobhan@example.com')
	expect(panel.textContent).toContain('nurse nurse ward')
	expect(panel.textContent).toContain('Full clean driving licence')
})

test('the score is explained by its weights, its costs and its rules', () => {
	showReport()
	openTab(/score/)
	const panel = screen.getByRole('tabpanel')
	expect(within(panel).getByRole('row', { name: 'Dates 64 10% 6.4' })).toBeTruthy()
	expect(within(panel).getByRole('row', { name: 'Total 74.0' })).toBeTruthy()
	expect(panel.textContent).toContain('Scoring rules version 1.0.0')
})

test('a cap on the score is explained', () => {
	const results = sampleResults()
	showReport('/cv-analysis?view=score', {
		...results,
		report: { ...results.report, score: 50, cappedAt: 50 },
	})
	expect(screen.getByRole('tabpanel').textContent).toContain(
		'can’t be higher than 50. That’s why it is 50',
	)
})

test('a CV without findings is told that there is nothing to fix', () => {
	const results = sampleResults()
	showReport('/cv-analysis', { ...results, report: { ...results.report, findings: [] } })
	expect(screen.getByRole('heading', { name: 'Nothing to fix' })).toBeTruthy()
})

test('each action of the report is passed on', () => {
	const actions = showReport()
	fireEvent.click(screen.getByRole('button', { name: 'Open in the editor' }))
	fireEvent.click(screen.getByRole('button', { name: 'Analyse another file' }))
	fireEvent.click(screen.getByRole('button', { name: 'Delete my file' }))
	expect(actions.onOpenInEditor).toHaveBeenCalledOnce()
	expect(actions.onStartAgain).toHaveBeenCalledOnce()
	expect(actions.onDelete).toHaveBeenCalledOnce()
})

test('the printer gets the whole report, whichever part is open, and the screen does not', () => {
	showReport('/cv-analysis?session=1&view=good')
	expect(document.querySelector('.printed-report')).toBeNull()
	window.dispatchEvent(new Event('beforeprint'))
	const printed = document.querySelector('.printed-report')?.textContent
	expect(printed).toContain('One job has years without months')
	expect(printed).toContain('Your CV has an email address')
	expect(printed).toContain('Scoring rules version 1.0.0')
	fireEvent(window, new Event('afterprint'))
	expect(document.querySelector('.printed-report')).toBeNull()
})

test('paper quotes the words, says what a machine reads, and names each cost once', () => {
	showReport()
	window.dispatchEvent(new Event('beforeprint'))
	const printed = document.querySelector('.printed-report')?.textContent
	expect(printed).toContain('“Responsible for sepsis audits”')
	expect(printed).toContain('siobhan@example.com')
	expect(printed).toContain('Phone not found')
	expect(printed).toContain('nurse nurse ward')
	expect(printed).toContain('Full clean driving licence')
	expect(printed).not.toContain('What each problem costs')
	fireEvent(window, new Event('afterprint'))
})

test('a scan is told of beside the score, on paper too', () => {
	const results = sampleResults()
	const warnings = [{ code: 'text_was_recognised', message: 'This is a scan.' }]
	showReport('/cv-analysis', { ...results, source: { ...results.source, warnings } })
	expect(screen.getByText('This is a scan.')).toBeTruthy()
	window.dispatchEvent(new Event('beforeprint'))
	expect(document.querySelector('.printed-report')?.textContent).toContain('This is a scan.')
	fireEvent(window, new Event('afterprint'))
})

test('what is not for a person’s field is set aside, told of, and comes back', () => {
	localStorage.clear()
	showReport()
	open('No link to a professional profile')
	fireEvent.keyDown(screen.getByRole('button', { name: /^More about: No link/ }), { key: 'Enter' })
	fireEvent.click(screen.getByRole('menuitem', { name: /^Doesn’t apply to me/ }))
	expect(screen.queryByRole('heading', { name: /^Tips/ })).toBeNull()
	expect(screen.getByText('Doesn’t apply to you (1)')).toBeTruthy()
	cleanup()
	showReport()
	fireEvent.click(screen.getByRole('button', { name: /^Restore: No link/ }))
	expect(screen.getByRole('heading', { name: 'Tips (1)' })).toBeTruthy()
	expect(screen.queryByText(/^Doesn’t apply to you/)).toBeNull()
})

test('the tab counts what the headline counts', () => {
	const { report } = sampleResults()
	showReport()
	const count = /: (\d+) things? to fix$/.exec(report.headline)?.[1]
	expect(screen.getByRole('tab', { name: `To fix (${count})` })).toBeTruthy()
})

describe('a report on a CV that is nearly empty', () => {
	const cv = cvDocumentSchema.parse({
		personalInfo: { firstName: 'Sam', lastName: 'Hill', email: 'sam.hill@example.com' },
	})
	const results = {
		...sampleResults(),
		report: analyse({ cv, source: null, today: '2026-11-24' }),
	}
	const ticks = () =>
		within(screen.getByRole('region', { name: 'Good' }))
			.getAllByRole('listitem')
			.map(({ textContent }) => textContent)

	test('has ticks for what was looked at only, and counts the other checks in one line', () => {
		showReport('/cv-analysis?view=good', results)
		expect(ticks()).toContain('Your CV has an email address')
		expect(ticks().filter((tick) => /job|skill|bullet|date|link/i.test(tick ?? ''))).toEqual([])
		expect(screen.getByText(/^\d+ more checks didn’t apply to this CV/)).toBeTruthy()
	})

	test('is explained by what earned points, part by part', () => {
		showReport('/cv-analysis?view=score', results)
		const panel = screen.getByRole('tabpanel')
		const { parts = [] } = results.report
		for (const { title, points, of } of parts)
			expect(
				within(panel).getByRole('row', { name: `${title} ${points.toFixed(1)} ${of}` }),
			).toBeTruthy()
		expect(within(panel).getByRole('row', { name: /^Total .* 100$/ })).toBeTruthy()
	})

	test('says what the next points would take', () => {
		showReport('/cv-analysis', results)
		const section = screen.getByRole('region', { name: 'How to earn your next points' })
		const [step] = results.report.nextSteps ?? []
		expect(section.textContent).toContain(step?.text)
		expect(section.textContent).toContain(`about ${step?.points} points`)
	})

	test('is the same on paper', () => {
		showReport('/cv-analysis', results)
		window.dispatchEvent(new Event('beforeprint'))
		const printed = document.querySelector('.printed-report')?.textContent ?? ''
		expect(printed).toContain(`Good (${results.report.passed.length})`)
		expect(printed).toMatch(/\d+ more checks didn’t apply/)
		expect(printed).not.toContain('Your latest job comes first')
		fireEvent(window, new Event('afterprint'))
	})
})

test('the next points lead to the lines that would earn them', () => {
	const results = sampleResults()
	const text = 'Add a figure to 4 more lines: how many, how often, how much.'
	const nextSteps = [{ measure: 'figures' as const, points: 12, text }]
	const { onImprove } = showReport('/cv-analysis', {
		...results,
		report: { ...results.report, nextSteps },
	})
	fireEvent.click(screen.getByRole('button', { name: 'Improve your CV line by line' }))
	expect(onImprove).toHaveBeenCalledOnce()
})

test('five ticks are shown and the others are folded', () => {
	const results = sampleResults()
	const passed = Array.from({ length: 8 }, (_, index) => ({
		checkId: `B0${index}`,
		category: 'contact' as const,
		title: `Tick ${index}`,
	}))
	showReport('/cv-analysis?view=good', { ...results, report: { ...results.report, passed } })
	const folded = screen.getByText('Show 3 more').closest('details')
	expect(folded?.open).toBe(false)
	expect(within(folded as HTMLElement).getAllByRole('listitem', { hidden: true })).toHaveLength(3)
})

test('a report of an earlier version says so and keeps its score and its table', () => {
	showReport('/cv-analysis?view=score')
	expect(screen.getByRole('tabpanel').textContent).toContain(
		'We made this report under earlier rules, so its score stays as it was.',
	)
	expect(screen.queryByText('How to earn your next points')).toBeNull()
})

test('a report of an earlier version is shown as it was made', () => {
	showReport('/cv-analysis?view=good')
	expect(screen.getByText('What you’ve done well (1)').closest('details')?.open).toBe(true)
	expect(screen.queryByText(/didn’t apply/)).toBeNull()
})
