import { stopJobAlert } from '@app/contract'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '#shared/api/call.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'

/** Stops the emails of one search from the link in a message. Only a press does it: mail programs open links too. */
export function StopAlertScreen() {
	const [search] = useSearchParams()
	const [searchId, key] = [search.get('search') ?? '', search.get('key') ?? '']
	const stop = useMutation({
		mutationFn: () => call(stopJobAlert, { params: { searchId }, query: { key } }),
	})
	if (stop.data) {
		return (
			<div role="status">
				<p className="text-ink-soft">
					You won’t get any more emails about “{stop.data.name}”. Your search is still saved.
				</p>
				<ButtonLink to="/jobs" className="mt-6">
					Go to jobs
				</ButtonLink>
			</div>
		)
	}
	return (
		<div className="grid justify-items-start gap-5">
			<p className="text-ink-soft">
				You won’t get any more emails about this search. Your other alerts continue, and the search
				stays saved.
			</p>
			<FormProblem problem={stop.error?.message ?? null} />
			<Button look="primary" disabled={stop.isPending} onClick={() => stop.mutate()}>
				Stop these emails
			</Button>
		</div>
	)
}
