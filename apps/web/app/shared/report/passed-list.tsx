import type { CategoryId, Report } from '@app/checks'
import { Check } from 'lucide-react'

type PassedListProps = Pick<Report, 'passed' | 'notApplicable' | 'categories'> & {
	/** Nothing can be unfolded on paper, so all of them are shown. */
	isOnPaper?: boolean
}

const mostShown = 5
// The categories that a reader of the CV would praise come first.
const order: readonly CategoryId[] = [
	'impact',
	'sections',
	'language',
	'contact',
	'dates',
	'parseability',
	'locale',
]

/** The checks that looked at something and found it right: a few of them, the others folded, and how many had nothing to look at. */
export function PassedList(props: PassedListProps) {
	const { passed, notApplicable = [], categories, isOnPaper = false } = props
	const sorted = [...passed].sort((a, b) => order.indexOf(a.category) - order.indexOf(b.category))
	const shown = isOnPaper ? [] : sorted.slice(0, mostShown)
	const folded = sorted.slice(shown.length)
	const groups = <PassedGroups checks={folded} categories={categories} />
	return (
		<>
			{passed.length === 0 && (
				<p className="text-sm text-ink-soft">Nothing yet. Start with the first thing to fix.</p>
			)}
			<PassedChecks checks={shown} />
			{isOnPaper && groups}
			{!isOnPaper && folded.length > 0 && (
				<details className="mt-5 text-sm">
					<summary className="cursor-pointer">
						{folded.length === 1 ? 'Show one more' : `Show ${folded.length} more`}
					</summary>
					<div className="mt-4">{groups}</div>
				</details>
			)}
			<LeftOut count={notApplicable.length} />
		</>
	)
}

function PassedGroups({
	checks,
	categories,
}: Pick<Report, 'categories'> & { checks: Report['passed'] }) {
	return (
		<div className="grid gap-6 print:block print:columns-3 print:gap-5">
			{categories.map(({ id, title }) => (
				<PassedGroup
					key={id}
					title={title}
					checks={checks.filter(({ category }) => category === id)}
				/>
			))}
		</div>
	)
}

function PassedGroup({ title, checks }: { title: string; checks: Report['passed'] }) {
	if (checks.length === 0) return null
	return (
		<section className="print:mb-2.5">
			<h3 className="mb-2 font-sans text-sm font-semibold tracking-normal print:mb-1 print:text-xs">
				{title}
			</h3>
			<PassedChecks checks={checks} />
		</section>
	)
}

function PassedChecks({ checks }: { checks: Report['passed'] }) {
	if (checks.length === 0) return null
	return (
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
