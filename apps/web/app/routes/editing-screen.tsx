import { countToFix } from '@app/checks'
import { Eye } from 'lucide-react'
import { type ComponentProps, type ReactNode, Suspense, useMemo, useState } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import {
	type FindingHighlight,
	useFindingHighlight,
} from '#features/cv-check/use-finding-highlight.ts'
import { type LiveReport, useLiveReport } from '#features/cv-check/use-live-report.ts'
import { ExampleBesidePage } from '#features/cv-example/example-beside-page.tsx'
import {
	LazyAssistantPanel,
	useAssistantKey,
} from '#features/cv-form/assistant/lazy-assistant-panel.tsx'
import { CvEditor } from '#features/cv-form/cv-editor.tsx'
import type { CvTitleProps } from '#features/cv-form/cv-title.tsx'
import { EditorBar } from '#features/cv-form/editor-bar.tsx'
import { type FocusTarget, FocusTargetProvider } from '#features/cv-form/fields/focus-target.tsx'
import { useCvForm, useEditForm } from '#features/cv-form/form-state/cv-form-context.tsx'
import type { CvFormStore } from '#features/cv-form/form-state/cv-form-store.ts'
import { LowConfidenceProvider } from '#features/cv-form/form-state/low-confidence-context.tsx'
import { useSaveNow } from '#features/cv-form/saving/use-save-now.ts'
import { type FormSection, formSectionNamed } from '#features/cv-form/sections/form-sections.ts'
import { LowConfidenceStrip } from '#features/cv-form/sections/low-confidence-strip.tsx'
import { VersionMenu } from '#features/cv-versions/version-menu.tsx'
import type { ChangeDesign } from '#features/design/control-group.tsx'
import { DesignPanel } from '#features/design/design-panel.tsx'
import { FitOffer } from '#features/design/fit-offer.tsx'
import { PreviewPanel } from '#features/preview/preview-panel.tsx'
import { ShareWithoutAccount } from '#features/share-cv/share-without-account.tsx'
import { warnOfSpelling } from '#shared/check-worker/spelling-warning.ts'
import { toDocument } from '#shared/cv-form-data.ts'
import { localCv } from '#shared/import-confidence/stored-low-confidence.ts'
import { lazyPart, NotLoadedOverPage } from '#shared/lazy-part.tsx'
import { readLastAdvert, storeLastAdvert } from '#shared/match/last-advert.ts'
import { tailoringAdvertFor } from '#shared/match/tailoring-advert.ts'
import { downloadAsSeen } from '#shared/typeset/download-as-seen.ts'
import { downloadCv } from '#shared/typeset/download-cv.ts'
import { DownloadMenu } from '#shared/typeset/download-menu.tsx'
import type { PageFit } from '#shared/typeset/page-fit.ts'
import { createPreviewSource } from '#shared/typeset/preview-source.ts'
import {
	createTrialDesignSource,
	type TrialDesignSource,
} from '#shared/typeset/trial-design-source.ts'
import type { Tightness } from '#shared/typeset/use-fit.ts'
import type { PreviewSource } from '#shared/typeset/use-live-pages.ts'
import { useMediaQuery } from '#shared/use-media-query.ts'
import { EditorCheckPanel } from './editor-check-panel.tsx'
import { useCvOwnerAndId } from './use-cv-owner-and-id.ts'
import { useEditorCommands } from './use-editor-commands.ts'
import { useFocusFirstFinding } from './use-focus-first-finding.ts'

const ShortcutSheet = lazyPart(
	async () => (await import('#features/cv-form/shortcut-sheet.tsx')).ShortcutSheet,
	NotLoadedOverPage,
)

type Mode = 'write' | 'design' | 'check' | 'assistant'

const modes: readonly Mode[] = ['design', 'check', 'assistant']

type EditingScreenProps = {
	store: CvFormStore
	/** The CV's id in the account; absent for the one that this browser keeps. */
	cvId?: string
	/** The title of the CV and the function that changes it. */
	titled: CvTitleProps
	/** The button that settles who else sees the CV, where it is kept in an account. */
	share?: ReactNode
}

/** The form, the design or the check, the page beside it and the bar above, around whichever CV is in the store. */
export function EditingScreen({ store, cvId, share, titled }: EditingScreenProps) {
	const address = useEditorAddress()
	const { section, mode } = address
	const { source, shown } = useSources(store)
	const { live, problem } = useLiveReport(source, { isAwaited: mode === 'check' })
	const lit = useFindingHighlight()
	useFocusFirstFinding(live?.report ?? null, lit)
	const { carried, advert, changeAdvert } = useAdvert(cvId)
	const which = useCvOwnerAndId(cvId)
	const [pageFit, setPageFit] = useState<PageFit | null>(null)
	const [areKeysShown, setAreKeysShown] = useState(false)
	const onShowShortcuts = () => setAreKeysShown(true)
	useKeysAndCommands(address, { cvId, onShowShortcuts })
	const marks = useMemo(() => (live === null ? null : findMarks(live)), [live])
	const closeAssistant = () => address.showSection(section.name, 'write')
	const look = {
		write: null,
		assistant: <LazyAssistantPanel advert={advert} onClose={closeAssistant} />,
		design: <FormDesign cvId={cvId} />,
		check: (
			<CheckOfForm
				cvId={cvId}
				live={live}
				problem={problem}
				lit={lit}
				advert={advert}
				carried={carried}
				onAdvert={changeAdvert}
				onGoToField={address.goToField}
			/>
		),
	}

	return (
		<>
			<EditorBar
				mode={mode}
				modes={modesFor(section, live)}
				isOfAccount={cvId !== undefined}
				{...titled}
				others={<OthersOfBar source={source} cvId={cvId} share={share} />}
				download={<BarDownload source={source} cvId={cvId} live={live} pageFit={pageFit} />}
				onShowSection={(name) => address.showSection(name, mode)}
				onShowShortcuts={onShowShortcuts}
			/>
			{areKeysShown ? <Shortcuts onClose={() => setAreKeysShown(false)} /> : null}
			<FormAround cvId={cvId} wanted={mode === 'write' ? address.wanted : null}>
				<CvEditor
					section={section}
					hrefOf={hrefOfSection}
					onPickSection={(name) => address.showSection(name, 'write')}
					assistantHref={`?section=${section.name}&mode=assistant`}
					instead={look[mode]}
					page={(pageLook, close) => (
						<ExampleBesidePage cvId={cvId ?? localCv}>
							<PreviewPanel
								source={shown}
								onPageFit={setPageFit}
								fitOffer={(found) => <FormFit found={found} source={shown} />}
								look={pageLook}
								which={which}
								onChooseField={mode === 'write' ? goFrom(close, address) : undefined}
								marks={mode === 'check' && marks ? { ...marks, ...toTouchProps(lit) } : null}
							/>
						</ExampleBesidePage>
					)}
				/>
			</FormAround>
		</>
	)
}

/** Returns a function that goes to a field chosen on the page and closes the page, which may cover the form. */
function goFrom(closePage: () => void, { goToField }: ReturnType<typeof useEditorAddress>) {
	return (path: string) => {
		closePage()
		goToField(path)
	}
}

function CheckOfForm(props: ComponentProps<typeof EditorCheckPanel>) {
	return (
		<>
			<LowConfidenceStrip />
			<EditorCheckPanel {...props} />
		</>
	)
}

function Shortcuts({ onClose }: { onClose: () => void }) {
	return (
		<Suspense>
			<ShortcutSheet onClose={onClose} />
		</Suspense>
	)
}

type CommandParts = { cvId: string | undefined; onShowShortcuts: () => void }

function useKeysAndCommands(
	{ mode, section, showSection, goToField }: ReturnType<typeof useEditorAddress>,
	{ cvId = localCv, onShowShortcuts }: CommandParts,
) {
	useAssistantKey({ isOpen: mode === 'assistant', section: section.name })
	useEditorCommands({
		cvId,
		onMode: (to) => showSection(section.name, to),
		onSection: (name) => showSection(name, 'write'),
		onField: goToField,
		onShowShortcuts,
	})
}

/** Returns the CV of the form, and the CV as its pages show it while another design is tried out. */
function useSources(store: CvFormStore) {
	return useMemo(() => {
		const source = createPreviewSource(store)
		return { source, shown: createTrialDesignSource(source) }
	}, [store])
}

function toTouchProps({ litId, pageWish: wish, onTouchStroke, onChooseStroke }: FindingHighlight) {
	return { litId, wish, onTouch: onTouchStroke, onChoose: onChooseStroke }
}

/** The advert that the CV is compared with: brought along from an application, or the one that was pasted last. */
function useAdvert(cvId: string | undefined) {
	const [carried] = useState(() => (cvId === undefined ? null : tailoringAdvertFor(cvId)))
	const [advert, setAdvert] = useState(() => carried?.advert ?? readLastAdvert())
	function changeAdvert(next: string) {
		setAdvert(next)
		if (carried === null) storeLastAdvert(next)
	}
	return { carried, advert, changeAdvert }
}

const hrefOfSection = (to: FormSection) => `?section=${to.name}`

type FormAroundProps = {
	cvId: string | undefined
	wanted: FocusTarget | null
	children: ReactNode
}

/**
 * Provides the fields of the form with the field that was asked for and with the fields that were read with low
 * confidence.
 */
function FormAround({ cvId = localCv, wanted, children }: FormAroundProps) {
	return (
		<LowConfidenceProvider cvId={cvId}>
			<FocusTargetProvider wanted={wanted}>{children}</FocusTargetProvider>
		</LowConfidenceProvider>
	)
}

/** Returns the state that the URL keeps over a reload: the section, the mode and the requested field. */
function useEditorAddress() {
	const [search, setSearch] = useSearchParams()
	const { key } = useLocation()
	const go = (to: Record<string, string>) =>
		setSearch(to, { replace: true, preventScrollReset: true })
	const wanted = search.get('mode')
	const mode = modes.find((one) => one === wanted) ?? 'write'
	const field = search.get('field')
	return {
		mode,
		section: formSectionNamed(search.get('section')),
		// Asked for twice, the same field is gone to twice.
		wanted: useMemo(() => (field === null ? null : { path: field, wish: key }), [field, key]),
		showSection: (section: string, inMode: Mode) =>
			go({ section, ...(inMode === 'write' ? {} : { mode: inMode }) }),
		goToField: (path: string) => go({ section: path.split('.')[0] ?? '', field: path }),
	}
}

function modesFor(section: FormSection, live: LiveReport | null) {
	// The same number as in Check: tips are no faults. What nobody has written yet isn't one either.
	const count = live !== null && hasEntries(live.cv) ? countToFix(live.report.findings) : 0
	const hrefOf = (mode: Mode) => `?section=${section.name}&mode=${mode}`
	return [
		{ id: 'write', label: 'Write', href: hrefOf('write'), hotkey: '1' },
		{ id: 'design', label: 'Design', href: hrefOf('design'), hotkey: '2' },
		{
			id: 'check',
			href: hrefOf('check'),
			hotkey: '3',
			label: count === 0 ? 'Check' : `Check · ${count} to fix`,
			spoken: count === 0 ? 'Check' : `Check, ${count} to fix`,
		},
	]
}

function hasEntries({ experience, education, volunteering, projects }: LiveReport['cv']): boolean {
	return [experience, education, volunteering, projects].some((list) => list.length > 0)
}

function findMarks({ cv, design, report }: LiveReport) {
	const marked = report.findings.flatMap(({ id, title, evidence }) =>
		evidence
			.filter(({ quote }) => quote !== '')
			.map(({ path, quote }) => ({
				id,
				path,
				quote,
				label: `Comment: ${title} On the words “${quote}”`,
			})),
	)
	return { cv, design, marked }
}

type BarDownloadProps = {
	source: PreviewSource
	cvId: string | undefined
	live: LiveReport | null
	/** How full the pages are, once they were shown. */
	pageFit: PageFit | null
}

/** The download menu of the bar. A CV of an account is saved before it is downloaded. */
function BarDownload({ source: { getInput }, cvId, live, pageFit }: BarDownloadProps) {
	const saveNow = useSaveNow()
	const change = useChangeDesign()
	const menu = {
		getInput,
		warning: warnOfSpelling(live, 'Check'),
		shortPage: pageFit?.shortPage,
		onFit: (to: Tightness) => change(to, 'fit'),
		isCompact: true,
	}
	if (cvId === undefined) return <DownloadMenu {...menu} />
	return (
		<DownloadMenu
			{...menu}
			download={async (_, wish) => {
				const isSaved = await saveNow()
				// By now the pages include the last words typed.
				if (isSaved) await downloadAsSeen(cvId, getInput(), wish)
				else await downloadCv(getInput(), wish)
			}}
		/>
	)
}

const previewPath = (cvId: string) => `/cv-writer/preview/${cvId}`

/** Leads to the finished pages. On a phone the bar of an account's CV has no room for it: there it is in a menu. */
function PreviewLink({ cvId }: { cvId: string | undefined }) {
	return (
		<Link
			to={previewPath(cvId ?? localCv)}
			className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line px-3 text-sm font-semibold text-ink
				no-underline hover:border-line-strong sm:min-h-9"
		>
			<Eye size={17} aria-hidden />
			<span className="max-xl:sr-only">Preview</span>
		</Link>
	)
}

type OthersOfBarProps = { source: PreviewSource; cvId: string | undefined; share: ReactNode }

function OthersOfBar({ source: { getInput }, cvId, share }: OthersOfBarProps) {
	const saveNow = useSaveNow()
	const navigate = useNavigate()
	const isPhone = useMediaQuery('(width < 40rem)', { beforeHydration: false })
	if (cvId === undefined) {
		return (
			<>
				<PreviewLink cvId={cvId} />
				<ShareWithoutAccount isCompact getInput={getInput} />
			</>
		)
	}
	const openPreview = () => void navigate(previewPath(cvId))
	return (
		<>
			{isPhone ? null : <PreviewLink cvId={cvId} />}
			{share}
			<VersionMenu cvId={cvId} saveNow={saveNow} onPreview={isPhone ? openPreview : undefined} />
		</>
	)
}

function FormFit({ found, source }: { found: PageFit; source: TrialDesignSource }) {
	return <FitOffer found={found} source={source} onChange={useChangeDesign()} />
}

function useChangeDesign(): ChangeDesign {
	const edit = useEditForm()
	return (changes, field) =>
		edit((was) => ({ ...was, design: { ...was.design, ...changes } }), `design.${field}`)
}

function FormDesign({ cvId = 'local' }: { cvId: string | undefined }) {
	const form = useCvForm((state) => state)
	const document = useMemo(() => toDocument(form), [form])
	const change = useChangeDesign()
	const edit = useEditForm()
	return (
		<DesignPanel
			document={document}
			design={form.design}
			unreadDates={Object.values(form.unreadDates)}
			galleryPath={`/cv-writer/template-selection/${cvId}`}
			onChange={change}
			onEdit={(changeCv, field) =>
				edit((was) => ({ ...was, ...changeCv(toDocument(was)) }), `sections.${field}`)
			}
		/>
	)
}
