import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFeatureUse } from './use-feature-use.ts'

test('a feature that is emptied and used again on one screen counts once', () => {
	const count = vi.fn(async () => {})
	const { rerender } = renderHook(({ isUsed }) => useFeatureUse('cv_rewriter', isUsed, count), {
		initialProps: { isUsed: false },
	})
	expect(count).not.toHaveBeenCalled()
	for (const isUsed of [true, false, true]) rerender({ isUsed })
	expect(count).toHaveBeenCalledOnce()
})
