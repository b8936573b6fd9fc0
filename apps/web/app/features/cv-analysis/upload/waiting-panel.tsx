import { Hourglass } from 'lucide-react'
import { Button } from '#shared/ui/button.tsx'

type WaitingPanelProps = { message: string; onWaitOn: () => void; onCancel: () => void }

/** An analysis that takes longer than usual: wait on, come back later, or leave it. */
export function WaitingPanel({ message, onWaitOn, onCancel }: WaitingPanelProps) {
	return (
		<div className="mx-auto max-w-[38rem] px-4 pt-16 pb-24 sm:px-6 sm:pt-24">
			<Hourglass size={28} className="text-amber" aria-hidden="true" />
			<h1 className="mt-4 text-2xl outline-none" tabIndex={-1}>
				Still reading
			</h1>
			<p role="status" className="mt-3">
				{message}
			</p>
			<p className="mt-3 text-sm text-ink-soft">
				You can close this page and come back to it later with the same link.
			</p>
			<div className="mt-7 flex flex-wrap gap-3">
				<Button look="primary" onClick={onWaitOn}>
					Keep waiting
				</Button>
				<Button onClick={onCancel}>Cancel and delete my file</Button>
			</div>
		</div>
	)
}
