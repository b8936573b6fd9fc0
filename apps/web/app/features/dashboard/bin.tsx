import type { CvSummary } from '@app/contract'
import { useState } from 'react'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { BinList } from './bin-list.tsx'

type BinProps = {
	cvs: CvSummary[]
	/** Whether the bin has more CVs than the list shows so far. */
	hasMore: boolean
	onRestore: (cvId: string) => void
	onRemove: (cvId: string) => void
	onEmpty: () => void
}

/** The bin; what deletes for good is asked about first, because nothing can bring it back. */
export function Bin({ cvs, hasMore, onRestore, onRemove, onEmpty }: BinProps) {
	const [asking, setAsking] = useState<CvSummary | 'everything' | null>(null)
	const isOne = cvs.length === 1 && !hasMore
	const cancel = () => setAsking(null)
	return (
		<>
			<BinList
				cvs={cvs}
				onRestore={onRestore}
				onRemove={setAsking}
				onEmpty={() => setAsking('everything')}
			/>
			{asking === 'everything' ? (
				<ConfirmDialog
					title="Empty the bin?"
					action={isOne ? 'Delete it permanently' : 'Delete them permanently'}
					onCancel={cancel}
					onConfirm={onEmpty}
				>
					<p>{whatIsLost(joinTitles(cvs, hasMore), { isOne })}</p>
				</ConfirmDialog>
			) : null}
			{asking !== null && asking !== 'everything' ? (
				<ConfirmDialog
					title="Delete this CV permanently?"
					action="Delete permanently"
					onCancel={cancel}
					onConfirm={() => onRemove(asking.id)}
				>
					<p>{whatIsLost(`“${asking.title}”`, { isOne: true })}</p>
				</ConfirmDialog>
			) : null}
		</>
	)
}

function whatIsLost(names: string, { isOne }: { isOne: boolean }): string {
	return `${names} will be deleted with all ${isOne ? 'its' : 'their'} versions. You can’t undo this.`
}

const namedAtMost = 3

/** Joins the titles of the CVs to be deleted, naming at most three: “One”, “Two” and 4 more. */
function joinTitles(cvs: CvSummary[], hasMore: boolean): string {
	const names = cvs.slice(0, namedAtMost).map(({ title }) => `“${title}”`)
	const others = cvs.length - names.length
	if (hasMore) return `${names.join(', ')} and every other CV in the bin`
	if (others > 0) return `${names.join(', ')} and ${others} more`
	const last = names.at(-1) ?? ''
	return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
