import { expect, test, vi } from 'vitest'
import { checking } from './analysis-stages.ts'
import { followProgress, NoLongerWanted } from './follow-progress.ts'

test('it aborts once the analysis is not wanted any more, without being told anything', async () => {
	vi.useFakeTimers()
	const progress = followProgress({ advance: async () => false }, 'id')
	await vi.advanceTimersByTimeAsync(500)
	expect(progress.signal.reason).toBeInstanceOf(NoLongerWanted)
	await progress.stop()
	vi.useRealTimers()
})

test('a write that fails aborts nothing, and later ones are tried', async () => {
	vi.useFakeTimers()
	const advance = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(true)
	const progress = followProgress({ advance }, 'id')
	progress.tell(checking)
	await vi.advanceTimersByTimeAsync(1100)
	expect(progress.signal.aborted).toBe(false)
	expect(advance).toHaveBeenLastCalledWith('id', checking)
	expect(advance.mock.calls.length).toBeGreaterThan(1)
	await progress.stop()
	vi.useRealTimers()
})
