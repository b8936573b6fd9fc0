import { binDays, type CvSummary } from '@app/contract'
import { Button } from '#shared/ui/button.tsx'
import { binDaysLeft } from './format-list-dates.ts'

type BinListProps = {
	cvs: CvSummary[]
	onRestore: (cvId: string) => void
	onRemove: (cv: CvSummary) => void
	onEmpty: () => void
}

/** Deleted CVs, which can be taken back for 30 days. */
export function BinList({ cvs, onRestore, onRemove, onEmpty }: BinListProps) {
	if (cvs.length === 0) {
		return (
			<p className="max-w-[34rem] border-t border-line pt-6 text-ink-soft">
				The bin is empty. Deleted CVs stay here for {binDays} days.
			</p>
		)
	}
	return (
		<>
			<ul className="m-0 list-none border-t border-line p-0">
				{cvs.map((cv) => (
					<li
						key={cv.id}
						className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line py-4"
					>
						<div className="min-w-0 flex-1 basis-56">
							<h2 className="truncate text-lg">{cv.title}</h2>
							<p className="text-sm text-ink-soft">{timeLeft(cv)}</p>
						</div>
						<div className="flex gap-2">
							<Button size="small" onClick={() => onRestore(cv.id)}>
								Restore
							</Button>
							<Button size="small" look="bare" onClick={() => onRemove(cv)}>
								Delete permanently
							</Button>
						</div>
					</li>
				))}
			</ul>
			<Button size="small" className="mt-5" onClick={onEmpty}>
				Empty the bin
			</Button>
		</>
	)
}

function timeLeft({ deletedAt }: CvSummary): string {
	const days = deletedAt === null ? 0 : binDaysLeft(deletedAt, binDays)
	return days === 1
		? 'Will be permanently deleted in one day'
		: `Will be permanently deleted in ${days} days`
}
