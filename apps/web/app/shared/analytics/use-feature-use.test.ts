import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { track } from './track.ts'
import { useFeatureUse } from './use-feature-use.ts'

vi.mock(import('./track.ts'), () => ({ track: vi.fn(async () => {}) }))

test('a feature that is emptied and used again on one screen counts once', () => {
	const { rerender } = renderHook(({ isUsed }) => useFeatureUse('cv_rewriter', isUsed), {
		initialProps: { isUsed: false },
	})
	expect(track).not.toHaveBeenCalled()
	for (const isUsed of [true, false, true]) rerender({ isUsed })
	expect(track).toHaveBeenCalledOnce()
})
