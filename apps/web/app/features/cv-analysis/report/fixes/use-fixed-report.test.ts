import { analyse } from '@app/checks'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { requestReport } from '#shared/check-worker/request-report.ts'
import { sampleResults } from '../sample-results.ts'
import { useFixedReport } from './use-fixed-report.ts'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const today = '2026-11-24'

function openReport() {
	const request = vi.fn<typeof requestReport>(async (cv) => analyse({ cv, source: null, today }))
	const sample = sampleResults()
	const report = analyse({ cv: sample.document, source: null, today })
	const results = { ...sample, report }
	return { ...renderHook(() => useFixedReport(results, request)), request }
}

test('the words of the file are checked once, and those of each fix once', async () => {
	const { result, request } = openReport()
	expect(request).toHaveBeenCalledTimes(1)
	const path = 'personalInfo.phone'
	act(() =>
		result.current.apply({
			findingId: 'B06',
			text: '0113 496 0142',
			changes: [{ path, before: '', after: '0113 496 0142' }],
		}),
	)
	await waitFor(() => expect(result.current.shown.fixes[0]?.gained).toBeGreaterThan(0))
	expect(request).toHaveBeenCalledTimes(2)
	act(() => result.current.undo(0))
	await waitFor(() => expect(result.current.shown.fixes).toEqual([]))
	expect(request).toHaveBeenCalledTimes(2)
})

test('a report that nothing happened to is the same object at each rendering', () => {
	const { result, rerender } = openReport()
	const { shown } = result.current
	rerender()
	expect(result.current.shown).toBe(shown)
})
