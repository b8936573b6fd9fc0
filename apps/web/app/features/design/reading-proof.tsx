import type { ReadBackEntry } from '@app/contract'
import { BadgeCheck, TriangleAlert } from 'lucide-react'
import { describeReading, formatShare, readerName } from './describe-reading.ts'

/** Whether software reads the template whole, and which does not. */
export function ReadingProof({ readBack }: { readBack: ReadBackEntry[] }) {
	const reading = describeReading(readBack)
	if (reading === null) return null
	const { isWhole, programs, misses, otherLetters, ownImport } = reading
	const Icon = isWhole ? BadgeCheck : TriangleAlert
	const named = misses.map((miss) => `${readerName(miss)} ${formatShare(miss)}`).join(', ')
	return (
		<p className="mt-2.5 flex gap-2 text-sm">
			<Icon
				size={17}
				aria-hidden
				className={`mt-[0.18em] shrink-0 ${isWhole ? 'text-moss' : 'text-amber'}`}
			/>
			<span>
				{programs} {isWhole ? null : <span className="text-ink-soft">Less: {named}. </span>}
				<span className="text-ink-soft">
					{otherLetters} {ownImport}
				</span>
			</span>
		</p>
	)
}
