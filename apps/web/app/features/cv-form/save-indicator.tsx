import { CircleAlert, CloudOff } from 'lucide-react'
import { useCvForm, useSaveStatus } from './cv-form-context.tsx'
import type { SaveStatus } from './saver.ts'

/** Says whether the CV is kept: a word in the bar. */
export function SaveIndicator() {
	const status = useSaveStatus()
	const lastSaved = useCvForm((state) => state.lastSaved)
	if (status.kind === 'failed' || status.kind === 'refused') {
		return (
			<span className="inline-flex items-center gap-1.5 self-center font-semibold text-brick">
				<CircleAlert size={16} aria-hidden />
				Not saved
			</span>
		)
	}
	if (status.kind === 'waiting') {
		return (
			<span role="status" className="inline-flex items-center gap-1.5 self-center text-amber">
				<CloudOff size={16} aria-hidden />
				Not saved yet: kept on this device
			</span>
		)
	}
	return (
		<span className="text-ink-soft">
			{statusWord(status.kind)}
			{status.kind === 'saved' && lastSaved !== null ? (
				<time dateTime={lastSaved} className="ml-1 max-sm:hidden">
					{timeOf(lastSaved)}
				</time>
			) : null}
		</span>
	)
}

function statusWord(kind: SaveStatus['kind']): string {
	if (kind === 'saved') return 'Saved'
	return kind === 'saving' ? 'Saving' : 'Not saved yet'
}

function timeOf(iso: string): string {
	return new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}
