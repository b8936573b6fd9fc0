import { getNextFacts } from '@app/contract'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { call } from '#shared/api/call.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { useWaitedASecond } from '#shared/use-waited-a-second.ts'
import { dismissStep, readDismissedSteps } from './dismissed-steps.ts'
import { type NextStep, nextSteps } from './next-steps.ts'

/**
 * Shows the next steps, each with its reason and one action, as a slim column on wide screens. The children beside or
 * below it appear once the number of steps is known, so that they do not move.
 */
export function NextStepsSection({ children = null }: { children?: ReactNode }) {
	// A server that takes its time does not keep people from their CVs.
	const isLate = useWaitedASecond()
	const { data, error, refetch } = useQuery({
		queryKey: ['next-steps'],
		queryFn: ({ signal }) => call(getNextFacts, { signal }),
		// Always stale, so that changes made elsewhere count when the person is back here.
		staleTime: 0,
	})
	const isKnown = data !== undefined || error !== null
	return (
		<div className="gap-x-10 min-[1100px]:grid min-[1100px]:grid-cols-[minmax(0,1fr)_17.75rem]">
			<section
				aria-labelledby="next-steps"
				className="mb-8 min-[1100px]:col-start-2 min-[1100px]:row-start-1 min-[1100px]:mt-2"
			>
				<h2 id="next-steps" className="mb-3 text-xl">
					What to do next
				</h2>
				{data ? <Steps steps={nextSteps(data, today())} /> : null}
				{error && !data ? (
					<p role="alert" className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
						We can’t show your next steps right now.
						<Button size="small" onClick={() => void refetch()}>
							Try again
						</Button>
					</p>
				) : null}
				{isKnown ? null : <Skeleton />}
			</section>
			<div
				hidden={!isKnown && !isLate}
				className="min-w-0 min-[1100px]:col-start-1 min-[1100px]:row-start-1"
			>
				{children}
			</div>
		</div>
	)
}

function Steps({ steps }: { steps: NextStep[] }) {
	const [aside, setAsideNow] = useState(() => readDismissedSteps(Date.now()))
	const shown = steps.filter(({ id }) => !aside.has(id))
	if (shown.length === 0) {
		return <p className="text-ink-soft">You’re all caught up.</p>
	}
	return (
		<ul className="m-0 list-none border-y border-line p-0">
			{shown.map((step) => (
				<StepRow
					key={step.id}
					step={step}
					onSetAside={() => {
						dismissStep(step.id, Date.now())
						setAsideNow(readDismissedSteps(Date.now()))
					}}
				/>
			))}
		</ul>
	)
}

type StepRowProps = { step: NextStep; onSetAside: () => void }

function StepRow({ step: { title, reason, action }, onSetAside }: StepRowProps) {
	return (
		<li className="flex flex-wrap items-center gap-x-5 gap-y-2.5 border-line py-4 not-first:border-t">
			<div className="min-w-0 flex-1 basis-72">
				<h3 className="font-sans text-base font-semibold [overflow-wrap:anywhere]">{title}</h3>
				<p className="mt-0.5 text-sm text-ink-soft [overflow-wrap:anywhere]">{reason}</p>
			</div>
			<div className="flex items-center gap-1.5">
				<ButtonLink to={action.path} size="small">
					{action.label}
				</ButtonLink>
				<button
					type="button"
					onClick={onSetAside}
					aria-label={`Not now: ${title}`}
					title="Hide for a week"
					className="grid size-11 place-items-center rounded-control text-ink-soft hover:bg-desk-2 hover:text-ink sm:size-9"
				>
					<X size={17} aria-hidden />
				</button>
			</div>
		</li>
	)
}

/** The person's own day. */
function today(): string {
	const now = new Date()
	const two = (part: number) => String(part).padStart(2, '0')
	return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

function Skeleton() {
	return (
		<div role="status" aria-label="Loading your next steps" className="border-y border-line">
			{['first', 'second'].map((row) => (
				<div key={row} className="grid gap-2 border-line py-4 not-first:border-t">
					<div className="h-5 w-64 max-w-full rounded bg-desk-2" />
					<div className="h-4 w-full max-w-[30rem] rounded bg-desk-2" />
				</div>
			))}
		</div>
	)
}
