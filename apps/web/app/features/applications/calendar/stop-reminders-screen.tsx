import { stopReminders } from '@app/contract/applications'
import { useSearchParams } from 'react-router'
import { call } from '#shared/api/call.ts'
import { StopEmails } from '#shared/ui/stop-emails.tsx'

/** Stops emails about next steps. */
export function StopRemindersScreen() {
	const [search] = useSearchParams()
	const [accountId, key] = [search.get('account') ?? '', search.get('key') ?? '']
	return (
		<StopEmails
			text="You won’t get any more reminders. Your applications won’t change, and you can turn reminders back on under Applications."
			stop={() => call(stopReminders, { params: { accountId }, query: { key } })}
			stopped={() =>
				'You won’t get any more emails about your next steps. The steps stay in your calendar.'
			}
			goOn={{ to: '/applications', label: 'Go to your applications' }}
		/>
	)
}
