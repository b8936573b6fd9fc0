import { usePageViews } from '#shared/analytics/use-page-views.ts'
import { Monitored } from '#shared/performance/monitored.tsx'
import { FollowNavigation } from './follow-navigation.tsx'
import { PreloadNextPages } from './preload-next-pages.tsx'
import { RouteOverlay } from './route-overlay.tsx'

/** What happens on the way from any page to any other, whatever surrounds them. */
export function OnEveryNavigation() {
	usePageViews()
	return (
		<>
			<FollowNavigation />
			<RouteOverlay />
			<PreloadNextPages />
			<Monitored />
		</>
	)
}
