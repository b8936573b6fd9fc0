import { stopJobAlert } from '@app/contract'
import { useMutation } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { call } from '#shared/api/call.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'

/** Stops the e-mails of one search from the link in a message. Only a press does it: mail programs open links too. */
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
					There will be no more e-mails about “{stop.data.name}”. The search itself is still saved.
				</p>
				<ButtonLink to="/jobs" className="mt-6">
					Go to the jobs
				</ButtonLink>
			</div>
		)
	}
	return (
		<div className="grid justify-items-start gap-5">
			<p className="text-ink-soft">
				You will get no more messages about this search. Others go on, and the search stays saved.
			</p>
			<FormProblem problem={stop.error?.message ?? null} />
			<Button look="primary" disabled={stop.isPending} onClick={() => stop.mutate()}>
				Stop these e-mails
			</Button>
		</div>
	)
}
