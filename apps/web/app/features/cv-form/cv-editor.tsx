import { FileText } from 'lucide-react'
import { type ReactNode, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { keysInWords } from '#shared/keyboard-key-names.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Sheet } from '#shared/ui/sheet.tsx'
import { useScreenQuery } from '#shared/use-media-query.ts'
import { useCvFormContext } from './form-state/cv-form-context.tsx'
import { dismissFormToasts } from './form-state/removal-toast.tsx'
import { SaveNotices } from './saving/save-notices.tsx'
import type { FormSection } from './sections/form-sections.ts'
import { LowConfidenceStrip } from './sections/low-confidence-strip.tsx'
import { SectionForm } from './sections/section-form.tsx'
import { SectionNav, SectionPicker } from './sections/section-nav.tsx'
import { ReaderChecklistProgress } from './suggestions/reader-checklist-progress.tsx'

type CvEditorProps = {
	section: FormSection
	hrefOf: (section: FormSection) => string
	onPickSection: (name: string) => void
	/** Where the assistant opens. */
	assistantHref: string
	/** Stands in the form's place, for example the design. */
	instead: ReactNode
	/** The page, beside the form or in a sheet that slides up. */
	page: (look: 'frame' | 'sheet', onClose: () => void) => ReactNode
}

/** The form on the left and the page on the right; under 900 px the page slides up when it is asked for. */
export function CvEditor(props: CvEditorProps) {
	const { section, hrefOf, onPickSection, assistantHref, instead, page } = props
	const isWide = useScreenQuery('(min-width: 900px)')
	return (
		<>
			<SaveNotices />
			<div className="grid min-[900px]:grid-cols-[minmax(0,1fr)_minmax(22rem,0.9fr)] xl:grid-cols-[13.5rem_minmax(0,1fr)_min(40.5rem,45vw)]">
				<div className="border-r border-line max-xl:hidden">
					<div className="sticky top-[3.75rem] max-h-[calc(100dvh-3.75rem)] overflow-y-auto px-3 py-5">
						<SectionNav current={instead ? null : section} hrefOf={hrefOf} />
						{instead === null && (
							<div className="mt-6 border-t border-line px-3 pt-4 empty:hidden">
								<ReaderChecklistProgress />
							</div>
						)}
					</div>
				</div>
				<main
					id="content"
					tabIndex={-1}
					className="min-h-[calc(100dvh-3.75rem)] min-w-0 px-4 pt-6 pb-28 outline-none sm:px-8"
				>
					<div className="mx-auto max-w-[44rem]">
						{instead ?? (
							<>
								<LowConfidenceStrip />
								<div className="mb-6 xl:hidden">
									<SectionPicker current={section} onPick={onPickSection} />
								</div>
								<SectionForm section={section} hrefOf={hrefOf} />
								<AssistantLink href={assistantHref} />
								<div className="mt-6 border-t border-line pt-5 empty:hidden xl:hidden">
									<ReaderChecklistProgress />
								</div>
							</>
						)}
					</div>
				</main>
				{isWide ? (
					<div className="sticky top-[3.75rem] h-[calc(100dvh-3.75rem)] self-start bg-desk-2 pt-1">
						{page('frame', stay)}
					</div>
				) : (
					<PageSheet page={page} />
				)}
			</div>
			<Announcer />
		</>
	)
}

function AssistantLink({ href }: { href: string }) {
	return (
		<p className="mt-6 mb-0 text-sm text-ink-soft">
			<Link
				to={href}
				replace
				preventScrollReset
				aria-keyshortcuts="Control+J Meta+J"
				className="font-medium text-accent underline underline-offset-3"
			>
				Open the assistant
			</Link>{' '}
			<span className="pointer-coarse:hidden">({keysInWords('Ctrl J')}) </span>
			for suggestions on your lines.
		</p>
	)
}

const stay = () => undefined

function PageSheet({ page }: Pick<CvEditorProps, 'page'>) {
	const [isOpen, setIsOpen] = useState(false)
	// A person who is led to a field keeps the focus there.
	const isLedAway = useRef(false)
	const close = () => {
		isLedAway.current = true
		setIsOpen(false)
	}
	return (
		<div className="fixed inset-x-0 bottom-0 z-20 flex justify-center border-t border-line bg-paper px-3 pt-2 pb-5">
			<Sheet
				title="Your page"
				isOpen={isOpen}
				onOpenChange={(opens) => {
					// On a phone they would lie over the title of the sheet and its button.
					if (opens) dismissFormToasts()
					setIsOpen(opens)
				}}
				onCloseAutoFocus={(event) => {
					if (isLedAway.current) event.preventDefault()
					isLedAway.current = false
				}}
				trigger={
					<button type="button" className={`${buttonClass('quiet', 'small')} min-h-11`}>
						<FileText size={18} aria-hidden />
						See the page
					</button>
				}
			>
				{page('sheet', close)}
			</Sheet>
		</div>
	)
}

function Announcer() {
	const { announcements } = useCvFormContext()
	const said = useSyncExternalStore(announcements.subscribe, announcements.last, announcements.last)
	return (
		<div role="status" className="sr-only">
			{said}
		</div>
	)
}
