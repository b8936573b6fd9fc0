import { useTrackPageViews } from '#shared/analytics/use-track-page-views.ts'
import { PerformanceMonitor } from '#shared/performance/performance-monitor.tsx'
import { FocusAfterNavigation } from './focus-after-navigation.tsx'
import { PreloadNextPages } from './preload-next-pages.tsx'
import { RouteOverlay } from './route-overlay.tsx'

/** Runs the effects of every navigation, in any layout. */
export function OnEveryNavigation() {
	useTrackPageViews()
	return (
		<>
			<FocusAfterNavigation />
			<RouteOverlay />
			<PreloadNextPages />
			<PerformanceMonitor />
		</>
	)
}
