import { StopRemindersScreen } from '#features/applications/calendar/stop-reminders-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'

export const meta = () =>
	pageMeta({
		title: 'Stop reminders',
		description: 'Stop email reminders about your applications’ next steps.',
		noindex: true,
	})

export default function ApplicationsStopReminders() {
	return (
		<NarrowPage title="Stop email reminders">
			<StopRemindersScreen />
		</NarrowPage>
	)
}
