import { type Finding, mayBeDismissed } from '@app/checks'
import type { CvDocument, Evidence } from '@app/cv'
import { FileSearch } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { formatScoreImpact } from '#shared/report/points.ts'
import { scrollBehaviour } from '#shared/scroll-behaviour.ts'
import { Button } from '#shared/ui/button.tsx'
import { SeverityLabel } from '#shared/ui/severity.tsx'
import { findingAnchor } from './finding-anchor.ts'
import { isAboutLines } from './is-about-lines.ts'
import type { ScrollRequest } from './pages/page-pictures.tsx'

// The engine is fetched when a remark is about lines that it could word.
const BetterWording = lazy(async () => ({
	default: (await import('./better-wording.tsx')).BetterWording,
}))

type FindingRowProps = {
	finding: Finding
	document: CvDocument
	isLit: boolean
	/** Set when the report is to scroll to this row. */
	wish: ScrollRequest | null
	onTouch: (findingId: string | null) => void
	onShowOnPage: (findingId: string) => void
	/** Leads to where the lines are worded. */
	onImprove: () => void
	/** Sets the check aside as not for the person's field. */
	onSetAside: (checkId: string) => void
}

/** One remark: how urgent, what was found, why it matters, how to mend it, and the words it is about. */
export function FindingRow({ finding, document, isLit, wish, ...handlers }: FindingRowProps) {
	const { onTouch, onShowOnPage, onImprove, onSetAside } = handlers
	const row = useRef<HTMLLIElement>(null)
	useEffect(() => {
		if (wish) bringIntoView(row.current)
	}, [wish])
	const worth = formatScoreImpact(finding.cost)
	const isOnPage = finding.evidence.some(({ places }) => places.length > 0)
	const touch = () => onTouch(finding.id)
	const leave = () => onTouch(null)
	return (
		<li
			ref={row}
			id={findingAnchor(finding.id)}
			tabIndex={-1}
			data-lit={isLit}
			className="scroll-mt-28 border-b border-line p-5 outline-offset-[-3px] transition-colors duration-200 first:rounded-t-panel last:rounded-b-panel last:border-0 data-[lit=true]:bg-marker/16 dark:data-[lit=true]:bg-marker/9"
			onMouseEnter={touch}
			onMouseLeave={leave}
			onFocus={touch}
			onBlur={leave}
		>
			<div className="flex flex-wrap items-center justify-between gap-x-4">
				<SeverityLabel severity={finding.severity} />
				{worth && <span className="text-xs text-ink-soft">{worth}</span>}
			</div>
			<h3 className="mt-1 font-sans text-base leading-snug font-semibold tracking-normal">
				{finding.title}
			</h3>
			<p className="mt-1.5 text-sm">{finding.fix}</p>
			<p className="mt-1.5 text-sm text-ink-soft">{finding.why}</p>
			<Quotes evidence={finding.evidence} />
			{isAboutLines(finding) ? (
				<Suspense>
					<BetterWording finding={finding} document={document} onImprove={onImprove} />
				</Suspense>
			) : null}
			<div className="mt-3.5 flex flex-wrap gap-2 empty:hidden">
				{isOnPage && (
					<Button size="small" onClick={() => onShowOnPage(finding.id)}>
						<FileSearch size={16} aria-hidden="true" />
						Show on the page
					</Button>
				)}
				{mayBeDismissed(finding.severity) && (
					<Button
						size="small"
						look="bare"
						aria-label={`Doesn’t apply to me: ${finding.title}`}
						onClick={() => onSetAside(finding.checkId)}
					>
						Doesn’t apply to me
					</Button>
				)}
			</div>
		</li>
	)
}

const quotesShown = 3

function Quotes({ evidence }: { evidence: Evidence[] }) {
	const quotes = evidence.filter(({ quote }) => quote !== '')
	if (quotes.length === 0) return null
	const more = quotes.slice(quotesShown)
	return (
		<div className="mt-3 grid gap-1.5 border-l-2 border-marker pl-3 font-serif text-sm">
			<QuoteList quotes={quotes.slice(0, quotesShown)} />
			{more.length > 0 && (
				<details>
					<summary className="min-h-6 cursor-pointer font-sans text-xs text-ink-soft hover:text-ink">
						and {more.length} more
					</summary>
					<div className="mt-1.5 grid gap-1.5">
						<QuoteList quotes={more} />
					</div>
				</details>
			)}
		</div>
	)
}

function QuoteList({ quotes }: { quotes: Evidence[] }) {
	return quotes.map(({ path, quote, places }, index) => (
		<blockquote key={`${path}-${places[0]?.y}-${index}`} className="[overflow-wrap:anywhere]">
			“{quote}”
		</blockquote>
	))
}

function bringIntoView(row: HTMLElement | null): void {
	row?.scrollIntoView({ block: 'center', behavior: scrollBehaviour() })
	row?.focus({ preventScroll: true })
}
