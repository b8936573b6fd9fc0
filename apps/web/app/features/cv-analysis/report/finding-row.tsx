import { type Finding, mayBeDismissed } from '@app/checks'
import type { CvDocument } from '@app/cv'
import { Ellipsis, FileSearch } from 'lucide-react'
import { type RefObject, Suspense, useEffect, useRef } from 'react'
import { lazyPart } from '#shared/lazy-part.tsx'
import { scrollBehaviour } from '#shared/reduced-motion.ts'
import { formatScoreImpact, roundPoints } from '#shared/report/format-points.ts'
import { Button } from '#shared/ui/button.tsx'
import { Menu } from '#shared/ui/menu.tsx'
import { SeverityLabel } from '#shared/ui/severity-label.tsx'
import { findingAnchor } from './finding-anchor.ts'
import { FindingQuotes } from './finding-quotes.tsx'
import type { NewFix } from './fixes/fix-steps.ts'
import type { ScrollRequest } from './pages/page-pictures.tsx'
import { Pin } from './pages/pin.tsx'

// The engine that words lines is fetched with the first remark that can be fixed here.
const FixArea = lazyPart(async () => (await import('./fixes/fix-area.tsx')).FixArea)

export type FindingActions = {
	onTouch: (findingId: string | null) => void
	onShowOnPage: (findingId: string) => void
	onOpen: (findingId: string) => void
	onClose: () => void
	/** Makes a fix in the report; absent where a report stays as it was made. */
	onFix: ((step: NewFix) => void) | null
	onOpenInEditor: () => void
	/** Sets the check aside as not for the person's field. */
	onSetAside: (finding: Finding) => void
}

type FindingRowProps = FindingActions & {
	finding: Finding
	document: CvDocument
	/** Its number, which its pin on the page has too. */
	number: number
	isOpen: boolean
	isLit: boolean
	/** Set when the report is to scroll to this row. */
	wish: ScrollRequest | null
	/** Set when the row opened automatically and takes the focus. */
	focusWish: ScrollRequest | null
}

/** One remark: a line with its worth and its verb; open, also why it matters, its words, and its question in its place. */
export function FindingRow(props: FindingRowProps) {
	const { finding, document, number, isOpen, isLit, wish, focusWish, ...actions } = props
	const row = useRef<HTMLLIElement>(null)
	useEffect(() => {
		if (wish) bringIntoView(row.current)
	}, [wish])
	useEffect(() => {
		if (focusWish) enter(row.current)
	}, [focusWish])
	const touch = () => actions.onTouch(finding.id)
	const leave = () => actions.onTouch(null)
	return (
		<li
			ref={row}
			id={findingAnchor(finding.id)}
			tabIndex={-1}
			data-remark={finding.id}
			data-lit={isLit}
			data-open={isOpen}
			className="scroll-mt-28 border-b border-line px-4 py-2.5 outline-offset-[-3px] transition-colors duration-200 first:rounded-t-panel
				last:rounded-b-panel last:border-0 data-[lit=true]:bg-desk-2 data-[open=true]:bg-marker/16 data-[open=true]:py-4
				dark:data-[open=true]:bg-marker/9"
			onMouseEnter={touch}
			onMouseLeave={leave}
			onFocus={touch}
			onBlur={leave}
		>
			<div className="flex items-start gap-3">
				<Pin number={number} isOpen={isOpen} className="mt-0.5" />
				<div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-3 gap-y-2">
					<RowTitle finding={finding} isOpen={isOpen} {...actions} />
					<Worth cost={finding.cost} />
					{isOpen ? <RowMenu finding={finding} row={row} {...actions} /> : null}
					<div
						className={
							isOpen ? 'flex w-full flex-wrap gap-2 empty:hidden' : 'flex gap-2 empty:hidden'
						}
					>
						{isOpen ? <Explanation finding={finding} {...actions} /> : null}
						{actions.onFix === null ? null : (
							<Suspense>
								<FixArea
									finding={finding}
									document={document}
									isOpen={isOpen}
									onOpen={() => {
										actions.onOpen(finding.id)
										requestAnimationFrame(() => enter(row.current))
									}}
									onClose={actions.onClose}
									onFix={actions.onFix}
									onOpenInEditor={actions.onOpenInEditor}
								/>
							</Suspense>
						)}
					</div>
				</div>
			</div>
		</li>
	)
}

type RowTitleProps = Pick<FindingActions, 'onOpen' | 'onClose'> & {
	finding: Finding
	isOpen: boolean
}

function RowTitle({ finding, isOpen, onOpen, onClose }: RowTitleProps) {
	return (
		<div className="min-w-0 flex-1 basis-48">
			<h3 className="m-0 font-sans text-base leading-snug font-semibold tracking-normal">
				<button
					type="button"
					data-remark-title
					aria-expanded={isOpen}
					className="w-full rounded-control text-left wrap-anywhere pointer-coarse:min-h-11"
					onClick={() => (isOpen ? onClose() : onOpen(finding.id))}
				>
					{finding.title}
				</button>
			</h3>
			{isOpen ? null : (
				<>
					<span className="sr-only">
						<SeverityLabel severity={finding.severity} />
					</span>
					<p className="m-0 truncate text-sm text-ink-soft">{describeShortly(finding)}</p>
				</>
			)}
		</div>
	)
}

/** The words that a remark is about, or what to do where its title has said them. */
function describeShortly({ title, evidence, fix }: Finding): string {
	const quotes = evidence.map(({ quote }) => quote).filter((quote) => !title.includes(cut(quote)))
	if (quotes.length === 0) return fix
	return quotes.map((quote) => `“${quote}”`).join(' · ')
}

// A title cuts a long quotation short.
const cut = (quote: string) => quote.slice(0, 20)

function Worth({ cost }: { cost: number }) {
	const inWords = formatScoreImpact(cost)
	if (inWords === null) return null
	return (
		<span className="text-sm font-semibold text-accent tabular-nums">
			<span aria-hidden>+{roundPoints(cost)}</span>
			<span className="sr-only">{inWords}</span>
		</span>
	)
}

function Explanation({
	finding,
	onShowOnPage,
}: { finding: Finding } & Pick<FindingActions, 'onShowOnPage'>) {
	const isOnPage = finding.evidence.some(({ places }) => places.length > 0)
	return (
		<div className="w-full">
			<SeverityLabel severity={finding.severity} />
			<p className="mt-1 text-sm">{finding.fix}</p>
			<p className="mt-1.5 text-sm text-ink-soft">{finding.why}</p>
			<FindingQuotes evidence={finding.evidence} />
			{isOnPage && (
				<Button
					size="small"
					look="bare"
					className="-ml-3.5"
					onClick={() => onShowOnPage(finding.id)}
				>
					<FileSearch size={16} aria-hidden="true" />
					Show on the page
				</Button>
			)}
		</div>
	)
}

type RowMenuProps = Pick<FindingActions, 'onSetAside' | 'onClose'> & {
	finding: Finding
	row: RefObject<HTMLLIElement | null>
}

function RowMenu({ finding, onSetAside, onClose }: RowMenuProps) {
	const items = [
		...(mayBeDismissed(finding.severity)
			? [
					{
						id: 'dismiss',
						label: 'Doesn’t apply to me',
						note: 'Hides this comment. It can’t earn points for something your CV doesn’t say.',
						onSelect: () => onSetAside(finding),
					},
				]
			: []),
		{ id: 'close', label: 'Close this comment', onSelect: onClose },
	]
	return (
		<Menu
			items={items}
			trigger={
				<button
					type="button"
					aria-label={`More about: ${finding.title}`}
					className="-my-1 grid size-8 place-items-center rounded-control text-ink-soft hover:text-ink pointer-coarse:size-11"
				>
					<Ellipsis size={18} aria-hidden />
				</button>
			}
		/>
	)
}

function bringIntoView(row: HTMLElement | null): void {
	row?.scrollIntoView({ block: 'center', behavior: scrollBehaviour() })
	row?.focus({ preventScroll: true })
}

// Into its question; on a touch screen that would open the keyboard unasked, so the row has the focus there.
function enter(row: HTMLElement | null): void {
	const isTouch = window.matchMedia?.('(pointer: coarse)').matches ?? false
	const field = isTouch ? null : row?.querySelector<HTMLElement>('form input, form textarea')
	const target = field ?? row
	target?.focus({ preventScroll: true })
	row?.scrollIntoView({ block: 'nearest', behavior: scrollBehaviour() })
}
