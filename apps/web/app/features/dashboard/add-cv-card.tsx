import { FilePlus, FileUp, Target } from 'lucide-react'
import { Link } from 'react-router'

type AddCvCardProps = {
	/** Makes an empty CV and opens it. */
	onStartBlank: () => void
	isBusy: boolean
}

const wayClass =
	'flex min-h-11 items-center gap-3 text-sm font-semibold text-ink no-underline hover:text-accent disabled:opacity-55'

/** The last place of the grid: the ways to one more CV. */
export function AddCvCard({ onStartBlank, isBusy }: AddCvCardProps) {
	return (
		<li className="rounded-panel border border-dashed border-line-strong p-6 max-sm:hidden">
			<h2 className="mb-2 text-lg">Another CV</h2>
			<Link to="/jobs" className={wayClass}>
				<Target size={18} aria-hidden />
				Tailor one to a job
			</Link>
			<Link to="/cv-parser" className={wayClass}>
				<FileUp size={18} aria-hidden />
				Import a file
			</Link>
			<button type="button" disabled={isBusy} onClick={onStartBlank} className={wayClass}>
				<FilePlus size={18} aria-hidden />
				Start blank
			</button>
		</li>
	)
}
