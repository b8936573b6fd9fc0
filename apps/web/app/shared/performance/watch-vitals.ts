import type { VitalName } from './rate-vital.ts'

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
type FirstInput = PerformanceEntry & { processingStart: number }

/** Tells each value of this page as the browser measures it; answers with what stops it. Nothing is sent anywhere. */
export function watchVitals(onVital: (name: VitalName, value: number) => void): () => void {
	const [navigation] = performance.getEntriesByType('navigation')
	if (navigation && 'responseStart' in navigation) onVital('TTFB', Number(navigation.responseStart))
	let shift = 0
	const observers = [
		observe('paint', ({ name, startTime }) => {
			if (name === 'first-contentful-paint') onVital('FCP', startTime)
		}),
		observe('largest-contentful-paint', ({ startTime }) => onVital('LCP', startTime)),
		observe('first-input', (entry) => {
			onVital('FID', (entry as FirstInput).processingStart - entry.startTime)
		}),
		observe('layout-shift', (entry) => {
			if ((entry as Shift).hadRecentInput) return
			shift += (entry as Shift).value
			onVital('CLS', shift)
		}),
	]
	return () => {
		for (const observer of observers) observer?.disconnect()
	}
}

function observe(type: string, onEntry: (entry: PerformanceEntry) => void) {
	if (!PerformanceObserver.supportedEntryTypes.includes(type)) return null
	const observer = new PerformanceObserver((list) => list.getEntries().forEach(onEntry))
	observer.observe({ type, buffered: true })
	return observer
}
