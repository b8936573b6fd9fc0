import { defaultDesign, emptyCv } from '@app/cv'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { noPages, type PageFit } from '#shared/typeset/page-fit.ts'
import { createTrialDesignSource } from '#shared/typeset/trial-design-source.ts'
import { FitOffer } from './fit-offer.tsx'

afterEach(() => {
	cleanup()
	vi.unstubAllGlobals()
})

const tight = { fits: true, spacing: 0.9, textSizePt: 10.5, pageCount: 1, linesOver: null }
const short: PageFit = { ...noPages, pageCount: 2, shortPage: { lines: 2, page: 2 } }

function open(found: PageFit, answer: object = tight, autoFit = false) {
	const asked = vi.fn(async () => Response.json(answer))
	vi.stubGlobal('fetch', asked)
	const handleChange = vi.fn()
	const input = { document: emptyCv(), design: { ...defaultDesign(), autoFit } }
	const source = createTrialDesignSource({
		getInput: () => input,
		subscribe: () => () => undefined,
	})
	render(<FitOffer found={found} source={source} onChange={handleChange} />)
	return { handleChange, source, asked }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('nothing is offered while the last page holds something', () => {
	open({ ...noPages, pageCount: 2 })
	expect(screen.queryByRole('button')).toBeNull()
})

test('one press does without a short last page', async () => {
	const { handleChange } = open(short)
	expect(screen.getByRole('status').textContent).toBe('Page 2 has only 2 lines.')
	press('Fit on 1 page')
	await waitFor(() =>
		expect(handleChange).toHaveBeenCalledWith({ spacing: 0.9, textSizePt: 10.5 }, 'fit'),
	)
	expect(screen.getByRole('status').textContent).toContain('spacing from 100% to 90%')
})

test('a preview changes the pages and nothing of the CV until it is chosen', async () => {
	const { handleChange, source } = open(short)
	press('Preview')
	await screen.findByRole('button', { name: 'Use this' })
	expect(source.getInput().design.spacing).toBe(0.9)
	expect(handleChange).not.toHaveBeenCalled()
	press('Cancel')
	expect(source.getInput().design.spacing).toBe(1)
	press('Preview')
	fireEvent.click(await screen.findByRole('button', { name: 'Use this' }))
	expect(handleChange).toHaveBeenCalledWith({ spacing: 0.9, textSizePt: 10.5 }, 'fit')
	expect(source.getInput().design.spacing).toBe(1)
})

test('what cannot be made to fit is said, and nothing changes', async () => {
	const { handleChange } = open(short, { ...tight, fits: false, pageCount: 2, linesOver: 9 })
	press('Fit on 1 page')
	await screen.findByText(/It doesn’t fit on 1 page.*9 lines too long/)
	expect(handleChange).not.toHaveBeenCalled()
})

test('where it is done anyway, that is not offered', () => {
	open(short, tight, true)
	expect(screen.queryByRole('button', { name: 'Always fit' })).toBeNull()
})

test('it can be done from now on, and is told when it was', () => {
	const { handleChange } = open(short)
	press('Always fit')
	expect(handleChange).toHaveBeenCalledWith({ autoFit: true }, 'autoFit')
	cleanup()
	open({ ...noPages, pageCount: 1, autoFit: { spacing: 0.85, textSizePt: 10.5 } })
	expect(screen.getByRole('status').textContent).toBe(
		'Fitted for you to save a page: spacing from 100% to 85%.',
	)
})
