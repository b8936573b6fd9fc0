import { afterAll, expect, test, vi } from 'vitest'

afterAll(() => vi.resetModules())

test('a process of the bench can read without what was learned', async () => {
	vi.resetModules()
	const { titleLogOdds: leanToTitle } = await import('./phrase-log-odds.ts')
	expect(leanToTitle('Toolmaker')).not.toBe(0)
	const { leaveOut } = await import('./ablation.ts')
	leaveOut(['learned-part'])
	expect(leanToTitle('Toolmaker')).toBe(0)
})

test('without what was learned, only known titles are titles, whatever was asked before', async () => {
	vi.resetModules()
	const { guessHeading, headingLogOdds, kindOfTitle, mostEvidence, readsAsTitle } = await import(
		'./heading-model.ts'
	)
	expect(guessHeading('Work Experiance').share).toBeGreaterThan(0.5)
	const { leaveOut } = await import('./ablation.ts')
	leaveOut(['learned-part'])
	expect(guessHeading('Work Experiance').share).toBe(0)
	expect(readsAsTitle('Work Experiance')).toBe(false)
	expect(kindOfTitle('Work Experiance')).toBe('custom')
	expect(headingLogOdds('Work Experiance')).toBe(-mostEvidence)
	expect(readsAsTitle('Work experience')).toBe(true)
	expect(kindOfTitle('Work experience')).toBe('experience')
})
