import type { TableRow } from '@app/contract/applications'
import { CircleAlert, CircleCheck, CircleSlash } from 'lucide-react'
import { useState } from 'react'
import { formatShortDay } from '#shared/time/format-time-ago.ts'
import { Button } from '#shared/ui/button.tsx'
import type { Stages } from '../stage-names.ts'
import { doubtWords, leftOutWords } from './import-labels.ts'

type ImportPreviewProps = { rows: TableRow[]; stages: Stages; rowsBeyond: number }

const shownAtFirst = 30

/** The rows of the file with the application each becomes, or why it is left out. */
export function ImportPreview({ rows, stages, rowsBeyond }: ImportPreviewProps) {
	const [most, setMost] = useState(shownAtFirst)
	const made = rows.filter(({ leftOut }) => leftOut === null)
	const doubtful = made.filter(({ doubts }) => doubts.length > 0).length
	return (
		<section aria-label="What’s in the file">
			<p role="status" className="mb-3 font-semibold">
				{made.length} to import, {rows.length - made.length} left out
				{doubtful > 0 ? `, ${doubtful} to check` : ''}
			</p>
			{rowsBeyond > 0 ? (
				<p className="mb-3 text-sm text-ink-soft">
					Only the first {rows.length} rows can be imported at once. {rowsBeyond} more are in the
					file. Import it again afterwards for the rest.
				</p>
			) : null}
			<ul className="m-0 list-none overflow-hidden rounded-panel border border-line p-0">
				{rows.slice(0, most).map((row) => (
					<Row key={row.line} row={row} stages={stages} />
				))}
			</ul>
			{rows.length > most ? (
				<Button size="small" className="mt-3" onClick={() => setMost(most + 100)}>
					Show more rows
				</Button>
			) : null}
		</section>
	)
}

function Row({ row, stages }: { row: TableRow; stages: Stages }) {
	const { title, company, place, stage, appliedOn, leftOut, doubts, line } = row
	const isLeftOut = leftOut !== null
	const facts = [
		company,
		place,
		stages.nameOf(stage),
		appliedOn === null ? '' : `applied ${formatShortDay(appliedOn, 'UTC')}`,
	].filter(Boolean)
	return (
		<li className="flex gap-3 border-b border-line px-4 py-2.5 text-sm last:border-0">
			<RowIcon isLeftOut={isLeftOut} isDoubtful={doubts.length > 0} />
			<div className="min-w-0">
				<p className={`wrap-anywhere ${isLeftOut ? 'text-ink-soft' : ''}`}>
					<span className="font-semibold">{title || company || `Line ${line}`}</span>
					{isLeftOut ? null : <span className="text-ink-soft"> · {facts.join(' · ')}</span>}
				</p>
				{isLeftOut ? <p className="text-ink-soft">{leftOutWords[leftOut]}</p> : null}
				{!isLeftOut && doubts.length > 0 ? (
					<p className="text-amber">
						Check: {doubts.map((doubt) => doubtWords[doubt]).join('; ')}. We’ll put the original
						text in its notes.
					</p>
				) : null}
			</div>
		</li>
	)
}

function RowIcon({ isLeftOut, isDoubtful }: { isLeftOut: boolean; isDoubtful: boolean }) {
	const shared = { size: 17, 'aria-hidden': true as const }
	if (isLeftOut) return <CircleSlash {...shared} className="mt-0.5 shrink-0 text-ink-soft" />
	if (isDoubtful) return <CircleAlert {...shared} className="mt-0.5 shrink-0 text-amber" />
	return <CircleCheck {...shared} className="mt-0.5 shrink-0 text-moss" />
}
