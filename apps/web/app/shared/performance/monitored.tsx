import { lazy, Suspense, useEffect, useState } from 'react'
import { browserStorage } from '#shared/browser-storage.ts'
import { firstStorageKeys } from '#shared/first-storage-keys.ts'

/** The local flag that switches monitoring on. */
const monitoringKey = firstStorageKeys.monitoring

const PerformancePanel = lazy(async () => ({
	default: (await import('./performance-panel.tsx')).PerformancePanel,
}))

/** Shows how fast the page was, where the local flag asks for it; otherwise nothing of it is loaded. */
export function Monitored() {
	const [isOn, setIsOn] = useState(false)
	useEffect(() => setIsOn(browserStorage().getItem(monitoringKey) === 'true'), [])
	if (!isOn) return null
	return (
		<Suspense fallback={null}>
			<PerformancePanel />
		</Suspense>
	)
}
