import { cvDocumentSchema } from '@app/cv'
import { matchCv, readAdvert } from '@app/match'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MatchAnswer } from './match-answer.tsx'
import { withConfirmedLine, withoutConfirmedLine } from './with-confirmed-line.ts'

afterEach(cleanup)

const line = 'Bloods and cannulas on most shifts'
const other = 'Ran the Tuesday clinic with 40 patients'
const cv = cvDocumentSchema.parse({
	experience: [{ id: 'job', jobTitle: 'Staff Nurse', achievements: [line, other] }],
})
const advert = readAdvert('Staff Nurse\nEssential:\n- Venepuncture')
const match = (of = cv) =>
	matchCv({ cv: of, source: null, today: '2026-11-28' }, advert, (requirements, { context }) => ({
		perhaps: requirements.map(() => ({
			line: context.passages.find(({ text }) => text === line) ?? null,
		})),
		sameTrade: 0.5,
	}))

test('a line that perhaps shows something is quoted, and Y and N answer', () => {
	const handleConfirm = vi.fn()
	render(<MatchAnswer match={match()} cv={cv} onConfirm={handleConfirm} />)
	expect(screen.getByText('Maybe')).toBeTruthy()
	expect(screen.getByText('Is this it?')).toBeTruthy()
	const yes = screen.getByRole('button', { name: 'Yes, that’s it: Venepuncture' })
	fireEvent.keyDown(yes, { key: 'y' })
	fireEvent.click(screen.getByRole('button', { name: 'No: Venepuncture' }))
	expect(handleConfirm.mock.calls.map(([, isYes]) => isYes)).toEqual([true, false])
})

test('where answers cannot be kept nobody is asked to press', () => {
	render(<MatchAnswer match={match()} cv={cv} />)
	expect(screen.queryByRole('button')).toBeNull()
})

test('a yes is kept as a fact of the job, once, and proves the requirement', () => {
	const [asked] = match().requirements
	if (asked === undefined) throw new Error('The advert asks for nothing.')
	const kept = withConfirmedLine(withConfirmedLine(cv, asked, false), asked, true)
	expect(kept.facts).toMatchObject([{ itemId: 'job', line, answer: 'Yes' }])
	expect(match(kept).requirements[0]?.proof).toBe('shown')
})

test('another line may be chosen, and is what proves the requirement', () => {
	const handleConfirm = vi.fn()
	render(<MatchAnswer match={match()} cv={cv} onConfirm={handleConfirm} />)
	fireEvent.click(screen.getByRole('button', { name: 'Choose another line: Venepuncture' }))
	const lines = screen.getByLabelText('Which line shows “Venepuncture”?')
	fireEvent.keyDown(lines, { key: 'n' })
	expect(handleConfirm).not.toHaveBeenCalled()
	fireEvent.change(lines, { target: { value: '0' } })
	const [chosen, isYes] = handleConfirm.mock.calls[0] ?? []
	expect(isYes).toBe(true)
	const kept = withConfirmedLine(cv, chosen, true)
	expect(kept.facts).toMatchObject([{ itemId: 'job', line: other, answer: 'Yes' }])
	expect(match(kept).requirements[0]?.evidence[0]?.line).toBe(other)
})

test('an answer is undone without what was changed since', () => {
	const [asked] = match().requirements
	if (asked === undefined) throw new Error('The advert asks for nothing.')
	const kept = withConfirmedLine(cv, asked, true)
	const undone = withoutConfirmedLine({ ...kept, professionalSummary: 'New' }, asked, cv)
	expect(undone).toMatchObject({ facts: [], professionalSummary: 'New' })
})

test('what no line is near to is asked about, and a no is stored without a line', () => {
	const missing = matchCv({ cv, source: null, today: '2026-11-28' }, advert)
	const handleConfirm = vi.fn()
	render(<MatchAnswer match={missing} cv={cv} onConfirm={handleConfirm} />)
	expect(screen.getByText('Have you any experience of “Venepuncture”?')).toBeTruthy()
	expect(screen.getByRole('button', { name: 'Yes, I have it: Venepuncture' })).toBeTruthy()
	fireEvent.click(screen.getByRole('button', { name: 'No: Venepuncture' }))
	const [refused, isYes] = handleConfirm.mock.calls[0] ?? []
	expect(isYes).toBe(false)
	const stored = withConfirmedLine(cv, refused, false)
	expect(stored.facts).toMatchObject([{ line: '', answer: 'No' }])
	const again = matchCv({ cv: stored, source: null, today: '2026-11-28' }, advert)
	expect(again.requirements[0]).toMatchObject({ proof: 'missing' })
	expect(again.requirements[0]).not.toHaveProperty('question')
})

test('a line that is not there yet is written, shows what was asked, and is undone with its answer', () => {
	const handleConfirm = vi.fn()
	render(<MatchAnswer match={match()} cv={cv} onConfirm={handleConfirm} />)
	fireEvent.click(screen.getByRole('button', { name: 'Choose another line: Venepuncture' }))
	const add = screen.getByRole('button', { name: 'Add to my CV' })
	expect(add.hasAttribute('disabled')).toBe(true)
	fireEvent.keyDown(screen.getByLabelText(/^None yet\?/), { key: 'n' })
	expect(handleConfirm).not.toHaveBeenCalled()
	fireEvent.change(screen.getByLabelText(/^None yet\?/), {
		target: { value: ' Took blood from 20 patients a day ' },
	})
	fireEvent.click(add)
	const [written] = handleConfirm.mock.calls[0] ?? []
	const kept = withConfirmedLine(cv, written, true)
	expect(kept.experience[0]?.achievements).toEqual([
		line,
		other,
		'Took blood from 20 patients a day',
	])
	expect(match(kept).requirements[0]?.proof).toBe('shown')
	const undone = withoutConfirmedLine(kept, written, cv)
	expect(undone).toMatchObject({ facts: [], experience: cv.experience })
})
