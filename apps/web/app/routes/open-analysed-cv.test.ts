import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sampleResults } from '#features/cv-analysis/report/sample-results.ts'
import { openAnalysedCv } from './open-analysed-cv.ts'

beforeEach(() => localStorage.clear())
afterEach(() => localStorage.clear())

test('the editor opens at the words of the first finding', async () => {
	const navigate = vi.fn()
	await openAnalysedCv(sampleResults(), { at: 'editor', isAuthenticated: false, navigate })
	expect(navigate).toHaveBeenCalledWith('/cv-writer/create?section=experience&field=experience.1')
})

test('the editor opens as usual when no finding has words, and the improvements always do', async () => {
	const results = sampleResults()
	const navigate = vi.fn()
	const clean = { ...results, report: { ...results.report, findings: [] } }
	await openAnalysedCv(clean, { at: 'editor', isAuthenticated: false, navigate })
	await openAnalysedCv(results, { at: 'improvements', isAuthenticated: false, navigate })
	expect(navigate.mock.calls).toEqual([['/cv-writer/create'], ['/cv-writer/improvements/local']])
})
