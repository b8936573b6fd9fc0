import { Trash2, Upload } from 'lucide-react'
import { useIsOnline } from '#shared/connection/use-is-online.ts'
import { Button } from '#shared/ui/button.tsx'

type ReportFootProps = {
	fileName: string
	/** When it is deleted, in words; `null` once it is kept in an account. */
	keptUntil: string | null
	onDelete: () => void
	onStartAgain: () => void
}

/** Shows how long the file is kept, a button that deletes it and the way to the next file. */
export function ReportFoot({ fileName, keptUntil, onDelete, onStartAgain }: ReportFootProps) {
	const isOnline = useIsOnline()
	return (
		<footer className="mt-8 border-t border-line pt-4 text-sm text-ink-soft">
			<p role="status" className="empty:hidden">
				{isOnline ? null : 'You’re offline. Your report and your fixes stay here.'}
			</p>
			<div className="flex flex-wrap items-center gap-x-5 gap-y-2">
				<p className="mr-auto">
					<span className="[overflow-wrap:anywhere]">“{fileName}”</span>{' '}
					{keptUntil === null ? 'stays here until you delete it.' : `is deleted ${keptUntil}.`}
				</p>
				<button
					type="button"
					onClick={onDelete}
					className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-3 hover:text-ink sm:min-h-8"
				>
					<Trash2 size={14} aria-hidden="true" />
					Delete my file
				</button>
				<Button size="small" onClick={onStartAgain}>
					<Upload size={16} aria-hidden="true" />
					Analyse another file
				</Button>
			</div>
		</footer>
	)
}
