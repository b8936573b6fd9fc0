import type { Report } from '@app/checks'
import { Check } from 'lucide-react'

type PassedListProps = Pick<Report, 'passed' | 'notApplicable' | 'categories'>

/** The checks that looked at something and found it right, by category, and how many had nothing to look at. */
export function PassedList({ passed, notApplicable = [], categories }: PassedListProps) {
	const groups = categories
		.map(({ id, title }) => ({
			id,
			title,
			checks: passed.filter(({ category }) => category === id),
		}))
		.filter(({ checks }) => checks.length > 0)
	return (
		<>
			{groups.length === 0 ? (
				<p className="text-sm text-ink-soft">Nothing yet. Start with the first thing to fix.</p>
			) : (
				<div className="grid gap-6 print:block print:columns-3 print:gap-5">
					{groups.map(({ id, title, checks }) => (
						<PassedGroup key={id} title={title} checks={checks} />
					))}
				</div>
			)}
			<LeftOut count={notApplicable.length} />
		</>
	)
}

function PassedGroup({ title, checks }: { title: string; checks: Report['passed'] }) {
	return (
		<section className="print:mb-2.5">
			<h3 className="mb-2 font-sans text-sm font-semibold tracking-normal print:mb-1 print:text-xs">
				{title}
			</h3>
			<ul className="m-0 grid list-none gap-1.5 p-0 print:block">
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
	)
}

function LeftOut({ count }: { count: number }) {
	if (count === 0) return null
	return (
		<p className="mt-6 border-t border-line pt-3 text-xs text-ink-soft print:mt-2">
			{count === 1 ? 'One more check' : `${count} more checks`} didn’t apply to this CV, so{' '}
			{count === 1 ? 'it isn’t' : 'they aren’t'} counted here.
		</p>
	)
}
