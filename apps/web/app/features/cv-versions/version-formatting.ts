import type { CvVersionSummary, VersionReason } from '@app/contract'
import {
	Clock,
	Download,
	FileInput,
	History,
	type LucideIcon,
	PenLine,
	Pin,
	Send,
	Target,
} from 'lucide-react'

/** Why a version was kept, in words and as a picture. */
export const versionReasonLabels: Record<VersionReason, { words: string; icon: LucideIcon }> = {
	manual: { words: 'Saved by you', icon: Pin },
	autosave: { words: 'Saved automatically', icon: Clock },
	import: { words: 'Imported', icon: FileInput },
	ai: { words: 'Lines reworded', icon: PenLine },
	tailored: { words: 'Tailored to a job', icon: Target },
	restore: { words: 'Restored', icon: History },
	export: { words: 'Downloaded', icon: Download },
	sent: { words: 'Sent with an application', icon: Send },
}

/** Returns the name of a version, or else the reason why it was kept. */
export function formatVersionName({ label, reason }: Pick<CvVersionSummary, 'label' | 'reason'>) {
	return label || versionReasonLabels[reason].words
}

/** The time of day, as a list under the heading of its day needs it. */
export function formatTime(iso: string): string {
	return new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })
}

/** Formats a date with its time: `3 Mar 2026, 09:05`. */
export function formatMoment(iso: string): string {
	const day = new Date(iso).toLocaleDateString('en-GB', {
		day: 'numeric',
		month: 'short',
		year: 'numeric',
	})
	return `${day}, ${formatTime(iso)}`
}
