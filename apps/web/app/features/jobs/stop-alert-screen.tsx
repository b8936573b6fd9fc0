import { stopJobAlert } from '@app/contract'
import { useSearchParams } from 'react-router'
import { call } from '#shared/api/call.ts'
import { StopEmails } from '#shared/ui/stop-emails.tsx'

/** Stops the emails of one search. */
export function StopAlertScreen() {
	const [search] = useSearchParams()
	const [searchId, key] = [search.get('search') ?? '', search.get('key') ?? '']
	return (
		<StopEmails
			text="You won’t get any more emails about this search. Your other alerts continue, and the search stays saved."
			stop={() => call(stopJobAlert, { params: { searchId }, query: { key } })}
			stopped={({ name }) =>
				`You won’t get any more emails about “${name}”. Your search is still saved.`
			}
			goOn={{ to: '/jobs', label: 'Go to jobs' }}
		/>
	)
}
