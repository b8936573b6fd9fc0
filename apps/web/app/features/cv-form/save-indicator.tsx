import { CircleAlert, CloudOff } from 'lucide-react'
import { useRef } from 'react'
import { useCvForm, useSaveStatus } from './cv-form-context.tsx'
import type { SaveStatus } from './saver.ts'
import { spokenStatus } from './spoken-status.ts'

/** Says whether the CV is kept: words in the bar, and for ears only what changed for good. */
export function SaveIndicator() {
	const status = useSaveStatus()
	const spoken = useRef('')
	spoken.current = spokenStatus(spoken.current, status)
	return (
		<>
			<SeenStatus status={status} />
			<span role="status" className="sr-only">
				{spoken.current}
			</span>
		</>
	)
}

function SeenStatus({ status }: { status: SaveStatus }) {
	const lastSaved = useCvForm((state) => state.lastSaved)
	if (status.kind === 'failed' || status.kind === 'refused') {
		return (
			<span className="inline-flex items-center gap-1.5 self-center font-semibold text-brick">
				<CircleAlert size={16} aria-hidden />
				Not saved
			</span>
		)
	}
	if (status.kind === 'waiting' || status.kind === 'conflict') {
		return (
			<span className="inline-flex items-center gap-1.5 self-center text-amber">
				<CloudOff size={16} aria-hidden className="shrink-0" />
				Not saved yet: kept on this device
			</span>
		)
	}
	return (
		<span className="text-ink-soft">
			{wordOf[status.kind]}
			{status.kind === 'saved' && lastSaved !== null ? (
				<time dateTime={lastSaved} className="ml-1 max-sm:hidden">
					{timeOf(lastSaved)}
				</time>
			) : null}
		</span>
	)
}

const wordOf = { new: 'Not saved yet', saving: 'Saving', saved: 'Saved' }

function timeOf(iso: string): string {
	return new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
