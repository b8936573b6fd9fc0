import type { Report } from '@app/ats'
import { Check } from 'lucide-react'

type PassedListProps = Pick<Report, 'passed' | 'categories'>

/** The checks that found nothing to mend, under the name of their category. */
export function PassedList({ passed, categories }: PassedListProps) {
	const groups = categories
		.map(({ id, title }) => ({
			id,
			title,
			checks: passed.filter(({ category }) => category === id),
		}))
		.filter(({ checks }) => checks.length > 0)
	if (groups.length === 0) {
		return (
			<p className="text-sm text-ink-soft">No check has passed yet. Begin with the first remark.</p>
		)
	}
	return (
		<div className="grid gap-6 print:block print:columns-3 print:gap-5">
			{groups.map(({ id, title, checks }) => (
				<section key={id} className="print:mb-2.5">
					<h3 className="mb-2 font-sans text-sm font-semibold tracking-normal print:mb-1 print:text-xs">
						{title}
					</h3>
					<ul className="grid gap-1.5 print:block">
						{checks.map((check) => (
							<li
								key={check.checkId}
								className="flex gap-2.5 text-sm text-ink-soft print:gap-1.5 print:text-[8pt] print:leading-tight"
							>
								<Check
									size={17}
									className="mt-0.5 shrink-0 text-moss print:size-[9pt]"
									aria-hidden="true"
								/>
								{check.title}
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	)
}
