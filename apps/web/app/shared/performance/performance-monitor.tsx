import { Suspense, useEffect, useState } from 'react'
import { browserStorage } from '#shared/browser-storage.ts'
import { commonStorageKeys } from '#shared/common-storage-keys.ts'
import { lazyPart, ShowNothing } from '#shared/lazy-part.tsx'

/** The local flag that switches monitoring on. */
const monitoringKey = commonStorageKeys.monitoring

const PerformancePanel = lazyPart(
	async () => (await import('./performance-panel.tsx')).PerformancePanel,
	ShowNothing,
)

/** Shows how fast the page was, where the local flag asks for it; otherwise nothing of it is loaded. */
export function PerformanceMonitor() {
	const [isOn, setIsOn] = useState(false)
	useEffect(() => setIsOn(browserStorage().getItem(monitoringKey) === 'true'), [])
	if (!isOn) return null
	return (
		<Suspense fallback={null}>
			<PerformancePanel />
		</Suspense>
	)
}
