import { useEffect, useRef } from 'react'
import { track } from './track.ts'

/** Counts a feature once for each opening of its screen, on its first use there. */
export function useTrackFeatureUse(name: string, isUsed: boolean, count = track): void {
	const counted = useRef<string>(null)
	useEffect(() => {
		if (!isUsed || counted.current === name) return
		counted.current = name
		void count({ name: 'feature_use', feature_name: name })
	}, [name, isUsed, count])
}
