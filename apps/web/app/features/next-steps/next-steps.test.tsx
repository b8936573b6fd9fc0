import { jobWishSchema, type NextFacts } from '@app/contract'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sampleUser } from '#shared/test/sample-user.ts'
import { showPage } from '#shared/test/show-page.tsx'
import { answer, refusal, stubServer } from '#shared/test/stub-server.ts'
import { nextSteps } from './next-steps.ts'
import { NextStepsSection } from './next-steps-section.tsx'

afterEach(cleanup)

const today = '2026-06-10'
const none: NextFacts = { cv: null, due: [], searches: [] }
const cv: Exclude<NextFacts['cv'], null> = {
	id: 'c1',
	title: 'Nurse',
	missing: [],
	remarks: 0,
	firstRemark: null,
	isDownloaded: false,
	isTailored: false,
}
const step = (n: number, on: string) => ({
	kind: 'step' as const,
	applicationId: `a${n}`,
	title: 'Baker',
	company: 'Crust',
	what: `Ring ${n}`,
	on,
})
const wish = jobWishSchema.parse({ q: 'baker', place: 'Hull' })
const search = (n: number) => ({ id: `s${n}`, name: `Bread ${n}`, wish, newJobs: n })
const titles = (facts: NextFacts) => nextSteps(facts, today).map(({ title }) => title)

test('whoever has nothing yet begins with a CV', () => {
	expect(nextSteps(none, today)).toMatchObject([
		{ title: 'Start your CV', action: { path: '/cv-writer' } },
	])
})

test('a CV that cannot be sent yet is finished before anything else is said of it', () => {
	const unfinished: typeof cv = { ...cv, missing: ['contact', 'work'], remarks: 4 }
	const [only, ...others] = nextSteps({ ...none, cv: unfinished }, today)
	expect(others).toEqual([])
	expect(only).toMatchObject({
		title: 'Finish “Nurse”',
		reason: 'Still to add: an email address or phone number and a job or course.',
		action: { path: '/cv-writer/edit/c1' },
	})
})

test('open remarks lead to the check with the first of them', () => {
	const one = { ...cv, remarks: 1, firstRemark: 'Your last job has no dates.' }
	expect(nextSteps({ ...none, cv: one }, today)[0]).toMatchObject({
		title: 'Fix one thing in “Nurse”',
		reason: 'Your last job has no dates.',
		action: { path: '/cv-writer/edit/c1?mode=check' },
	})
	const three = nextSteps({ ...none, cv: { ...one, remarks: 3 } }, today)
	expect(three[0]?.reason).toBe('First: Your last job has no dates.')
})

test('a CV that was downloaded and fitted to no job asks for one', () => {
	expect(titles({ ...none, cv: { ...cv, isDownloaded: true } })).toEqual([
		'Tailor “Nurse” to a job',
	])
	expect(titles({ ...none, cv: { ...cv, isDownloaded: true, isTailored: true } })).toEqual([])
	expect(titles({ ...none, cv })).toEqual([])
})

test('what is due comes first, with its day, and at most four things are said', () => {
	const due = [step(1, '2026-06-03'), step(2, today), step(3, '2026-06-11')]
	const busy = { ...cv, remarks: 2, firstRemark: 'A.', isDownloaded: true }
	const facts = { cv: busy, due, searches: [search(1), search(2)] }
	expect(titles(facts)).toEqual(['Ring 1', 'Ring 2', 'Ring 3', 'Fix 2 things in “Nurse”'])
	const [late, now, next] = nextSteps(facts, today)
	expect(late?.reason).toBe('It was due on 3 Jun 2026, for your application as Baker at Crust.')
	expect(now?.reason).toContain('Due today')
	expect(next?.reason).toContain('Due tomorrow')
})

test('a closing day asks to apply, apart from a step of the same day', () => {
	const closing = (on: string) => ({ ...step(1, on), kind: 'closing' as const, what: '' })
	const due = [step(1, today), closing(today), closing('2026-06-12')]
	const [own, first, second] = nextSteps({ ...none, cv, due }, today)
	expect(first).toMatchObject({
		title: 'Apply as Baker at Crust',
		reason: 'Applications close today.',
	})
	expect(second?.reason).toBe('Applications close on 12 Jun 2026.')
	expect(first?.id).not.toBe(own?.id)
	const tomorrow = nextSteps({ ...none, cv, due: [closing('2026-06-11')] }, today)
	expect(tomorrow[0]?.reason).toBe('Applications close tomorrow.')
})

test('new jobs of a saved search lead to that search', () => {
	const [first, second] = nextSteps({ ...none, cv, searches: [search(2), search(1)] }, today)
	expect(first?.title).toBe('See 2 new jobs for “Bread 2”')
	expect(first?.action.path).toBe('/jobs?q=baker&place=Hull')
	expect(second?.title).toBe('See a new job for “Bread 1”')
})

const show = (facts: () => Response) => {
	stubServer({ 'GET /api/next-steps/': facts })
	return showPage(NextStepsSection, { path: '/dashboard', user: sampleUser() })
}

test('a step that is set aside stays away, and says so when nothing is left', async () => {
	show(() => answer(200, none))
	fireEvent.click(await screen.findByRole('button', { name: 'Not now: Start your CV' }))
	screen.getByText('You’re all caught up.')
	cleanup()
	show(() => answer(200, none))
	await screen.findByText('You’re all caught up.')
})

test('facts that cannot be had leave the page and can be asked for again', async () => {
	show(() => refusal(503, 'server_busy', 'Busy.'))
	await screen.findByText(/can’t show your next steps/, undefined, { timeout: 5000 })
	expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
