import { StopRemindersScreen } from '#features/applications/calendar/stop-reminders-screen.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { NarrowPage } from '#shared/ui/narrow-page.tsx'

export const meta = () =>
	pageMeta({
		title: 'Stop reminders',
		description: 'Stop the e-mails that remind you of the next steps of your applications.',
		noindex: true,
	})

export default function ApplicationsStopReminders() {
	return (
		<NarrowPage title="Stop reminders by e-mail">
			<StopRemindersScreen />
		</NarrowPage>
	)
}
