import type { GuestResults } from '@app/contract'
import type { CvDocument } from '@app/cv'
import { FileText } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { LowConfidenceFields } from '#shared/import-confidence/low-confidence-fields.ts'
import { findLowConfidence } from '#shared/import-confidence/low-confidence-fields.ts'
import { CvLimitNotice } from '#shared/plan/cv-limit-notice.tsx'
import { scrollBehaviour } from '#shared/reduced-motion.ts'
import { Button } from '#shared/ui/button.tsx'
import { useMediaQuery } from '#shared/use-media-query.ts'
import { PagePictures } from '../report/pages/page-pictures.tsx'
import { PagesSheet } from '../report/pages/pages-sheet.tsx'
import { type Side, useHighlightedFinding } from '../report/use-highlighted-finding.ts'
import type { CheckedField } from './checked-fields.ts'
import { ConfirmReading } from './confirm-reading.tsx'
import { correctedCv } from './corrections.ts'
import { FieldSection } from './field-section.tsx'
import { deleteStoredCorrections } from './stored-corrections.ts'
import { UnreadLines } from './unread-lines.tsx'
import { useCheckedFields } from './use-checked-fields.ts'
import { useReadingDraft } from './use-reading-draft.ts'

/** The CV that is saved once the person has confirmed its fields. */
export type ConfirmedCv = {
	id: string
	title: string
	document: CvDocument
	doubts: LowConfidenceFields
}

type ReadingCheckProps = {
	results: GuestResults
	onConfirm: (cv: ConfirmedCv) => Promise<void>
	onOpenReport: (results: GuestResults) => void
}

const beside = 'max-h-[calc(100dvh-var(--nav-height)-0.5rem)] p-8'

/** The uploaded pages beside the fields that were read from them: pages and fields point at each other. */
export function ReadingCheck({ results, onConfirm, onOpenReport }: ReadingCheckProps) {
	const { document, source, pages } = results
	const { draft, rename, write, toggleEntry } = useReadingDraft(results)
	const checked = useCheckedFields(results, draft)
	const { sections, fields, marks, shown, doubtful, wrong, confidenceOf } = checked
	const lit = useHighlightedFinding(null)
	const isWide = useMediaQuery('(min-width: 900px)')
	const [isSheetOpen, setSheetOpen] = useState(false)
	const form = useRef<HTMLDivElement>(null)
	useFocusOnWish(form, lit.remarkWish)
	const choose = (id: string, from: Side) => {
		setSheetOpen(from === 'remark')
		lit.onChoose(id, from)
	}
	const pictures = {
		pages,
		marks,
		sourcePages: source.pages,
		litId: lit.litId,
		wish: lit.pageWish,
		onTouch: (id: string | null) => lit.onTouch(id, 'page'),
		onChoose: (id: string) => choose(id, 'page'),
	}
	const focusOn = (path: string) => lit.onChoose(path, 'page')

	async function handleConfirm() {
		const [first] = wrong
		if (first) return focusOn(first.path)
		const corrected = correctedCv(document, fields, draft)
		await onConfirm({
			id: draft.cvId,
			title: draft.title.trim() || 'My CV',
			document: corrected,
			doubts: findLowConfidence(document, source.confidence),
		})
		deleteStoredCorrections(results.session_id)
	}

	return (
		<div className="mx-auto grid max-w-[76rem] items-start gap-12 px-4 pt-10 pb-16 sm:px-6 min-[900px]:grid-cols-[minmax(0,1fr)_minmax(0,1.08fr)]">
			{isWide && (
				<aside className="sticky top-[calc(var(--nav-height)+0.5rem)] -m-8">
					<PagePictures {...pictures} className={beside} />
				</aside>
			)}
			<div ref={form} className="min-w-0">
				<h1 className="text-2xl outline-none" tabIndex={-1}>
					Check your details
				</h1>
				<p className="mt-3 text-ink-soft">
					We found {shown.length} details in “{results.file_name}”. Compare them with your page and
					correct any mistakes. Nothing is saved until you choose to.
				</p>
				<CvLimitNotice className="mt-5" />
				<Doubts doubtful={doubtful} onFocus={focusOn} />
				{!isWide && (
					<Button className="mt-6 w-full" onClick={() => setSheetOpen(true)}>
						<FileText size={18} aria-hidden="true" />
						{pages.length === 1 ? 'Show your page' : `Show your ${pages.length} pages`}
					</Button>
				)}
				<UnreadLines results={results} lit={lit} onShow={(id) => choose(id, 'remark')} />
				{sections.map((section) => (
					<FieldSection
						key={section.title}
						section={section}
						draft={draft}
						litId={lit.litId}
						confidenceOf={confidenceOf}
						onWrite={write}
						onTouch={(id) => lit.onTouch(id, 'remark')}
						onToggleEntry={toggleEntry}
					/>
				))}
				<ConfirmReading
					title={draft.title}
					wrongCount={wrong.length}
					onRename={rename}
					onConfirm={handleConfirm}
					onOpenReport={() => onOpenReport(results)}
				/>
			</div>
			{!isWide && (
				<PagesSheet isOpen={isSheetOpen} onOpenChange={setSheetOpen} remark={null}>
					{(scale) => <PagePictures {...pictures} scale={scale} className="flex-1 p-4 pb-10" />}
				</PagesSheet>
			)}
		</div>
	)
}

type DoubtsProps = { doubtful: CheckedField[]; onFocus: (path: string) => void }

function Doubts({ doubtful, onFocus }: DoubtsProps) {
	const [first] = doubtful
	if (first === undefined) return null
	const isOne = doubtful.length === 1
	return (
		<p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
			<span>{isOne ? 'One detail is' : `${doubtful.length} details are`} unclear or missing.</span>
			<Button size="small" onClick={() => onFocus(first.path)}>
				{isOne ? 'Check it' : 'Check the first'}
			</Button>
		</p>
	)
}

type Wished = { id: string; times: number } | null

function useFocusOnWish(form: RefObject<HTMLElement | null>, wish: Wished): void {
	useEffect(() => {
		if (wish === null) return
		const found = form.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(wish.id)}"]`)
		found?.scrollIntoView({ block: 'center', behavior: scrollBehaviour() })
		found?.focus({ preventScroll: true })
	}, [form, wish])
}
