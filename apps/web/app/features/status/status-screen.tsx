import { getStatus } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { call } from '#shared/api/call.ts'
import { Button } from '#shared/ui/button.tsx'
import { StatusPartRow } from './status-part-row.tsx'

/** How the service is now, asked again every half minute, and how it was. */
export function StatusScreen() {
	const { data, error, refetch } = useQuery({
		queryKey: ['status'],
		queryFn: ({ signal }) => call(getStatus, { signal }),
		refetchInterval: 30_000,
	})
	if (error && !data) {
		return (
			<div role="alert" className="max-w-[41rem] rounded-panel border border-brick bg-paper p-6">
				<p className="font-semibold">We can’t reach the service.</p>
				<p className="mt-1 text-ink-soft">
					Either it’s down or you’re offline. Anything you write without an account is safe in this
					browser.
				</p>
				<Button size="small" className="mt-4" onClick={() => void refetch()}>
					Check again
				</Button>
			</div>
		)
	}
	const isWell = data?.status === 'ok'
	return (
		<>
			<p
				// The scripts come at once: without them the page has nothing to tell.
				data-shows-now
				role="status"
				className="flex min-h-14 items-center gap-3 border-y border-line py-3 text-lg"
			>
				{data ? <Sign isWell={isWell} /> : null}
				{data ? sentence(isWell) : 'Checking…'}
			</p>
			<ul className="mt-4 min-h-[30rem]">
				{data?.parts.map((part) => (
					<StatusPartRow key={part.name} part={part} now={data.checkedAt} />
				))}
			</ul>
			<p className="mt-6 max-w-[41rem] text-sm text-ink-soft">
				We check each part every {(data?.everySeconds ?? 300) / 60} minutes from inside the service.
				A day with no data means the site was down or not set up yet.
				{data ? ` Version ${data.version}.` : ''}
			</p>
		</>
	)
}

function sentence(isWell: boolean): string {
	return isWell ? 'Everything is working.' : 'Something isn’t working right now.'
}

function Sign({ isWell }: { isWell: boolean }) {
	if (isWell) return <CircleCheck size={24} aria-hidden className="shrink-0 text-moss" />
	return <TriangleAlert size={24} aria-hidden className="shrink-0 text-brick" />
}
