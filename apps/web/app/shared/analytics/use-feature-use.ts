import { useEffect } from 'react'
import { track } from './track.ts'

/** Counts a feature once for each time that its screen is opened, as soon as it is used there. */
export function useFeatureUse(name: string, isUsed: boolean): void {
	useEffect(() => {
		if (isUsed) void track({ name: 'feature_use', feature_name: name })
	}, [name, isUsed])
}
