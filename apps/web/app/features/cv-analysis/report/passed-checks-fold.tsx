import type { Report } from '@app/checks'
import { PassedList } from '#shared/report/passed-list.tsx'

/** Shows the passed checks, folded below the remarks to fix. */
export function PassedChecksFold({ report, isOpen }: { report: Report; isOpen: boolean }) {
	const { length: count } = report.passed
	return (
		<details open={isOpen} className="mt-8 border-t border-line pt-4">
			<summary className="min-h-11 cursor-pointer py-2 text-sm font-semibold">
				What you’ve done well ({count})
			</summary>
			<section aria-label="Good" className="mt-3">
				<PassedList {...report} />
			</section>
		</details>
	)
}
