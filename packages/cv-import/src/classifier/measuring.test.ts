import { afterAll, expect, test, vi } from 'vitest'

afterAll(() => vi.resetModules())

test('a process of the bench can read without what was learned', async () => {
	vi.resetModules()
	const { titleLogOdds: leanToTitle } = await import('./phrase-log-odds.ts')
	expect(leanToTitle('Toolmaker')).not.toBe(0)
	const { leaveOut } = await import('./measuring.ts')
	leaveOut(['learned-part'])
	expect(leanToTitle('Toolmaker')).toBe(0)
})
