import { type Finding, mayBeDismissed, type QuickFix } from '@app/checks'
import type { Evidence } from '@app/cv'
import { useEffect, useRef } from 'react'
import { FindingFixes } from '#shared/report/finding-fixes.tsx'
import { formatScoreImpact } from '#shared/report/format-points.ts'
import { Button } from '#shared/ui/button.tsx'
import { SeverityLabel } from '#shared/ui/severity-label.tsx'
import type { Wish } from './use-finding-highlight.ts'

export type CheckActions = {
	onQuickFix: (fix: QuickFix) => void
	onDismiss: (finding: Finding) => void
	onBringBack: (finding: Finding) => void
	onGoToField: (path: string) => void
}

type CheckRowProps = Omit<CheckActions, 'onBringBack'> & {
	finding: Finding
	isLit: boolean
	/** Set when the list is to scroll to this row. */
	wish: Wish | null
	onTouch: (id: string | null) => void
}

/** One remark with its buttons; touching it lights its words on the page. */
export function CheckRow({ finding, isLit, wish, onTouch, ...actions }: CheckRowProps) {
	const row = useRef<HTMLLIElement>(null)
	useEffect(() => {
		if (!wish) return
		if (!wish.staysPut) row.current?.scrollIntoView({ block: 'center' })
		row.current?.focus({ preventScroll: true })
	}, [wish])
	const worth = formatScoreImpact(finding.cost)
	const mayGo = mayBeDismissed(finding.severity)
	return (
		<li
			ref={row}
			tabIndex={-1}
			data-finding={finding.id}
			data-lit={isLit}
			className="border-b border-line p-5 outline-offset-[-3px] transition-colors duration-200 first:rounded-t-panel
				last:rounded-b-panel last:border-0 data-[lit=true]:bg-marker/16 max-sm:p-4 dark:data-[lit=true]:bg-marker/9"
			onMouseEnter={() => onTouch(finding.id)}
			onMouseLeave={() => onTouch(null)}
			onFocus={() => onTouch(finding.id)}
			onBlur={() => onTouch(null)}
		>
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<SeverityLabel severity={finding.severity} />
				{worth ? <span className="text-xs text-ink-soft">{worth}</span> : null}
			</div>
			<h3 className="mt-1 font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">
				{finding.title}
			</h3>
			<p className="mt-1.5 text-sm">{finding.fix}</p>
			<p className="mt-1.5 text-sm text-ink-soft">{finding.why}</p>
			<WordsAbout evidence={finding.evidence} onGoToField={actions.onGoToField} />
			<div className="mt-3.5 flex flex-wrap gap-2 empty:hidden">
				<FindingFixes fixes={finding.quickFixes ?? []} onQuickFix={actions.onQuickFix} />
				{mayGo ? (
					<Button size="small" look="bare" onClick={() => actions.onDismiss(finding)}>
						Doesn’t apply to me
					</Button>
				) : null}
			</div>
		</li>
	)
}

const wordsShown = 4

type WordsAboutProps = { evidence: Evidence[]; onGoToField: (path: string) => void }

function WordsAbout({ evidence, onGoToField }: WordsAboutProps) {
	const words = evidence.filter(({ quote }) => quote !== '')
	if (words.length === 0) return null
	return (
		<ul className="mt-3 mb-0 grid list-none gap-0.5 border-l-2 border-marker py-0 pr-0 pl-3 font-serif text-sm">
			{words.slice(0, wordsShown).map(({ path, quote }, index) => (
				<li key={`${path} ${quote} ${index}`}>
					{path === null ? (
						<span className="wrap-anywhere">“{quote}”</span>
					) : (
						<button
							type="button"
							title="Go to the field"
							onClick={() => onGoToField(path)}
							className="inline-flex min-h-8 items-center rounded-control text-left wrap-anywhere underline decoration-line-strong underline-offset-3 hover:decoration-ink pointer-coarse:min-h-11"
						>
							“{quote}”
						</button>
					)}
				</li>
			))}
			{words.length > wordsShown ? (
				<li className="font-sans text-xs text-ink-soft">
					and {words.length - wordsShown} more, marked on the page
				</li>
			) : null}
		</ul>
	)
}
