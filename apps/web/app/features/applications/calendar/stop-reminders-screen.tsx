import { stopReminders } from '@app/contract/applications'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '#shared/api/call.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'

/** Stops emails about next steps from the link in a message. Only a press does it: mail programs open links too. */
export function StopRemindersScreen() {
	const [search] = useSearchParams()
	const [accountId, key] = [search.get('account') ?? '', search.get('key') ?? '']
	const stop = useMutation({
		mutationFn: () => call(stopReminders, { params: { accountId }, query: { key } }),
	})
	if (stop.data) {
		return (
			<div role="status">
				<p className="text-ink-soft">
					You won’t get any more emails about your next steps. The steps stay in your calendar.
				</p>
				<ButtonLink to="/applications" className="mt-6">
					Go to your applications
				</ButtonLink>
			</div>
		)
	}
	return (
		<div className="grid justify-items-start gap-5">
			<p className="text-ink-soft">
				You won’t get any more reminders. Your applications stay as they are, and you can turn
				reminders back on there.
			</p>
			<FormProblem problem={stop.error?.message ?? null} />
			<Button look="primary" disabled={stop.isPending} onClick={() => stop.mutate()}>
				Stop these emails
			</Button>
		</div>
	)
}
