import { CircleAlert, CloudOff } from 'lucide-react'
import { useRef } from 'react'
import './save-indicator.css'
import { useCvForm, useSaveStatus } from '../form-state/cv-form-context.tsx'
import type { SaveStatus } from './save-status.ts'
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
			<span className={`${rowOnPhones} font-semibold text-brick`}>
				<CircleAlert size={16} aria-hidden />
				Not saved
			</span>
		)
	}
	if (status.kind === 'waiting' || status.kind === 'conflict') {
		return (
			<span className={`${rowOnPhones} text-amber`}>
				<CloudOff size={16} aria-hidden className="shrink-0" />
				<span>
					Not saved yet
					<span className="sm:max-lg:sr-only">: on this device only</span>
				</span>
			</span>
		)
	}
	return (
		<span className="text-ink-soft max-sm:self-center">
			{status.kind === 'saved' ? (
				// Another dot at each save, so that each breathes once.
				<span
					key={lastSaved}
					aria-hidden
					className="saved-dot mr-2 inline-block size-2 rounded-full bg-moss align-[0.08em] max-sm:hidden"
				/>
			) : null}
			<span className="max-sm:text-xs">{wordOf[status.kind]}</span>
			{status.kind === 'saved' && lastSaved !== null ? (
				<time dateTime={lastSaved} className="ml-1 max-lg:hidden">
					{formatTime(lastSaved)}
				</time>
			) : null}
		</span>
	)
}

// The error messages are long: on a phone they get a separate line.
const rowOnPhones =
	'inline-flex items-center gap-1.5 self-center text-sm max-sm:order-last max-sm:w-full max-sm:justify-center max-sm:pt-2'

// Nothing is written yet, so there is nothing to save.
const wordOf = { new: 'New', saving: 'Saving', saved: 'Saved' }

function formatTime(iso: string): string {
	return new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
