import { StopAlertScreen } from '#features/jobs/stop-alert-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'

export const meta = () =>
	pageMeta({
		title: 'Stop emails about a search',
		description: 'Stop email alerts for one saved job search.',
		noindex: true,
	})

export default function JobsStopAlert() {
	return (
		<NarrowPage title="Stop emails about this search">
			<StopAlertScreen />
		</NarrowPage>
	)
}
