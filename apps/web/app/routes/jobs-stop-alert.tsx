import { StopAlertScreen } from '#features/jobs/stop-alert-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'

export const meta = () =>
	pageMeta({
		title: 'Stop e-mails about a search',
		description: 'Stop the e-mails about one saved search for jobs.',
		noindex: true,
	})

export default function JobsStopAlert() {
	return (
		<NarrowPage title="Stop emails about this search">
			<StopAlertScreen />
		</NarrowPage>
	)
}
