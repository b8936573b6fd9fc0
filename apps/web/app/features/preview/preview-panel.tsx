import { emptyCv, sameValue } from '@app/cv'
import { AlignLeft, FileText, Maximize2, Minimize2, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { CvOwnerAndId } from '#shared/offline/account-cv-query-keys.ts'
import { CvAsText } from '#shared/typeset/cv-as-text.tsx'
import type { PageFit } from '#shared/typeset/page-fit.ts'
import type { PreviewProblem } from '#shared/typeset/preview-scheduler.ts'
import type { PreviewSource } from '#shared/typeset/use-live-pages.ts'
import { formatAge } from './explain-outdated-pages.ts'
import { PageHighlightLayer, type PageMarks } from './page-highlight-layer.tsx'
import { PreviewPages } from './preview-pages.tsx'
import { useDebouncedInput } from './use-debounced-input.ts'
import { useIsScrolled } from './use-is-scrolled.ts'
import { useKeepPageLarge } from './use-keep-page-large.ts'
import { useShownPages } from './use-shown-pages.ts'
import { ZoomButtons } from './zoom-buttons.tsx'

type PreviewPanelProps = {
	source: PreviewSource
	/** `frame` has the specified sizes; scrolling the form makes it small unless it is kept large. `sheet` fills what holds it. */
	look: 'frame' | 'sheet'
	/** The marks on the pages, if any. */
	marks?: PageMarks | null
	/** Somebody pressed on words of a field. While this is given, the words of the field in use are lit. */
	onChooseField?: ((path: string) => void) | undefined
	/** Which CV it is, so that its pages are kept for when the server cannot be reached. */
	which?: CvOwnerAndId | null
	/** Renders an offer when the last page is nearly empty. */
	fitOffer?: (found: PageFit) => ReactNode
	/** Hears how full the pages are. */
	onPageFit?: (found: PageFit) => void
}

/** The CV as it will be printed, always up to date, and the same in words for those who do not see it. */
export function PreviewPanel(props: PreviewPanelProps) {
	const { source, look, marks = null, onChooseField, which = null, fitOffer, onPageFit } = props
	const { host, shownCount, isWithoutPage, isBehind, pageFit, ...notes } = useShownPages(
		source,
		which,
	)
	useEffect(() => {
		if (pageFit.pageCount > 0) onPageFit?.(pageFit)
	}, [pageFit, onPageFit])
	const isScrolled = useIsScrolled()
	const { isKeptLarge, keepLarge } = useKeepPageLarge()
	const [isText, setIsText] = useState(false)
	const [zoom, setZoom] = useState(1)
	const isSmall = look === 'frame' && isScrolled && !isKeptLarge
	const showsWords = isText || isWithoutPage

	return (
		<section aria-label="Your page" className="flex h-full min-h-0 flex-col">
			<div className="flex min-h-12 flex-wrap items-center gap-x-2 px-4 text-sm text-ink-soft">
				<span className="mr-auto tabular-nums">
					{isWithoutPage ? 'Shown as text until the server responds' : pageCountText(shownCount)}
				</span>
				{isText ? null : <ZoomButtons zoom={zoom} onZoom={setZoom} />}
				<DeskButton isOn={isText} onClick={() => setIsText(!isText)}>
					{isText ? <FileText size={16} aria-hidden /> : <AlignLeft size={16} aria-hidden />}
					{isText ? 'Show the page' : 'Read as text'}
				</DeskButton>
				{look === 'frame' && (isScrolled || isKeptLarge) ? (
					<KeepLarge isOn={isKeptLarge} onChange={keepLarge} />
				) : null}
			</div>
			<DeskNotes {...notes} />
			{fitOffer?.(pageFit)}
			<div className="flex min-h-0 flex-1 justify-center px-1 sm:px-4 min-[900px]:px-2">
				<div className={showsWords ? 'hidden' : 'contents'}>
					<div
						{...scrolledByKeys}
						className={frameClass(look, isSmall)}
						data-size={isSmall ? 'small' : 'large'}
					>
						<div className="relative" style={{ width: `${zoom * 100}%` }}>
							<div className="typeset-stack">
								{shownCount === 0 ? <div aria-hidden className="typeset-page" /> : null}
								<PreviewPages
									host={host}
									source={source}
									isBehind={isBehind}
									onChooseField={onChooseField}
								/>
							</div>
							{marks === null ? null : <PageHighlightLayer host={host} marks={marks} />}
							<EmptyNote source={source} />
						</div>
					</div>
				</div>
				<PageInWords source={source} isShown={showsWords} />
			</div>
		</section>
	)
}

// Arrow keys scroll only what can have the focus, and not every browser gives it to what scrolls.
const scrolledByKeys = { tabIndex: 0, role: 'group', 'aria-label': 'Pages' } as const

function frameClass(look: PreviewPanelProps['look'], isSmall: boolean): string {
	if (look === 'sheet') return 'w-full max-w-[595px] overflow-x-auto pb-6'
	const size = isSmall
		? 'w-[calc(320px+2rem)] h-[600px]'
		: 'w-[calc(595px+2rem)] h-[calc(842px+2rem)]'
	return `${size} max-h-full max-w-full overflow-auto px-4 pb-8 overscroll-contain transition-[width,height] duration-200 ease-out [scrollbar-width:thin]`
}

function pageCountText(count: number): string {
	if (count === 0) return 'Loading the page'
	return count === 1 ? '1 page' : `${count} pages`
}

function PageInWords({ source, isShown }: { source: PreviewSource; isShown: boolean }) {
	const input = useDebouncedInput(source)
	return (
		<div
			{...(isShown ? scrolledByKeys : {})}
			className={
				isShown
					? 'w-[595px] max-w-full overflow-y-auto bg-paper p-6 shadow-paper sm:p-8'
					: 'sr-only'
			}
		>
			<CvAsText {...input} />
		</div>
	)
}

function EmptyNote({ source }: { source: PreviewSource }) {
	const { document } = useDebouncedInput(source)
	const isEmpty = useMemo(() => sameValue(document, emptyCv()), [document])
	if (!isEmpty) return null
	return (
		<p className="absolute inset-x-8 top-1/3 text-center font-serif text-lg text-[oklch(0.42_0.013_70)]">
			Your page appears here as you write.
		</p>
	)
}

function KeepLarge({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
	return (
		<DeskButton isOn={isOn} onClick={() => onChange(!isOn)}>
			{isOn ? <Minimize2 size={16} aria-hidden /> : <Maximize2 size={16} aria-hidden />}
			Keep full size
		</DeskButton>
	)
}

type DeskButtonProps = { isOn: boolean; onClick: () => void; children: ReactNode }

function DeskButton({ isOn, onClick, children }: DeskButtonProps) {
	return (
		<button
			type="button"
			aria-pressed={isOn}
			onClick={onClick}
			className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 font-medium hover:text-ink aria-pressed:text-accent"
		>
			{children}
		</button>
	)
}

type DeskNotesProps = {
	problem: PreviewProblem
	warnings: string[]
	/** When the pages that are shown were kept, if they are from before. */
	keptAt: number | null
}

function DeskNotes({ problem, warnings, keptAt }: DeskNotesProps) {
	return (
		<div role="status" className="px-4 text-sm text-ink-soft">
			{problem ? (
				<p className="mb-3 flex gap-2 rounded-control border border-line bg-paper px-3 py-2">
					<WifiOff size={16} aria-hidden className="mt-1 shrink-0" />
					{keptAt === null ? null : `This is your page from ${formatAge(keptAt)}. `}
					{problem.kind === 'waiting' ? null : `${problem.message} `}
					{problem.kind === 'refused'
						? null
						: 'The page will update when the server responds. What you write is saved in this browser.'}
				</p>
			) : null}
			{warnings.map((warning) => (
				<p key={warning} className="mb-2">
					{warning}
				</p>
			))}
		</div>
	)
}
