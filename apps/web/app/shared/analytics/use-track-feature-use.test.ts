import { renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useTrackFeatureUse } from './use-track-feature-use.ts'

test('a feature that is emptied and used again on one screen counts once', () => {
	const count = vi.fn(async () => {})
	const { rerender } = renderHook(
		({ isUsed }) => useTrackFeatureUse('cv_rewriter', isUsed, count),
		{
			initialProps: { isUsed: false },
		},
	)
	expect(count).not.toHaveBeenCalled()
	for (const isUsed of [true, false, true]) rerender({ isUsed })
	expect(count).toHaveBeenCalledOnce()
})
