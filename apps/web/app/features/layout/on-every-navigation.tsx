import { useTrackPageViews } from '#shared/analytics/use-track-page-views.ts'
import { PerformanceMonitor } from '#shared/performance/performance-monitor.tsx'
import { FocusAfterNavigation } from './focus-after-navigation.tsx'
import { PreloadNextPages } from './preload-next-pages.tsx'
import { RouteOverlay } from './route-overlay.tsx'

/** What happens on the way from any page to any other, whatever surrounds them. */
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
