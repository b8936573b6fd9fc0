import { fullName } from '@app/cv'
import { Palette, PenLine, Printer, ScanText } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { MachinePanel, type MachineView } from '#features/cv-preview/machine-panel.tsx'
import { FullPagePreview } from '#features/preview/full-page-preview.tsx'
import { useStaticPages } from '#features/preview/use-static-pages.ts'
import { ShareButton } from '#features/share-cv/share-button.tsx'
import { ShareWithoutAccount } from '#features/share-cv/share-without-account.tsx'
import { changeAccountDesign } from '#shared/change-account-design.ts'
import { useSpellingWarning } from '#shared/check-worker/spelling-warning.ts'
import { type CvFormData, toDocument, toForm } from '#shared/cv-form-data.ts'
import { changeStoredFormUndoably } from '#shared/cv-form-storage.ts'
import { AccountCv } from '#shared/offline/account-cv.tsx'
import { pageMeta } from '#shared/page-meta.ts'
import { Guarded } from '#shared/session/guarded.tsx'
import { downloadAsSeen } from '#shared/typeset/download-as-seen.ts'
import { downloadCv } from '#shared/typeset/download-cv.ts'
import { DownloadMenu } from '#shared/typeset/download-menu.tsx'
import type { Tightness } from '#shared/typeset/use-fit.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { PageSpinner } from '#shared/ui/spinner.tsx'
import { useStoredForm } from '#shared/use-stored-form.ts'
import { MissingPage } from './missing-page.tsx'
import { useCvOwnerAndId } from './use-cv-owner-and-id.ts'

export const meta = () =>
	pageMeta({
		title: 'Your finished pages',
		description: 'Your finished CV: download it, print it or keep editing.',
		noindex: true,
	})

export default function CvWriterPreview() {
	const { id } = useParams()
	if (id === 'local') return <LocalPreview />
	if (!isUuid(id)) return <MissingPage />
	return (
		<Guarded worksOffline>
			<AccountCv key={id} id={id}>
				{(cv) => (
					<Pages
						data={toForm(cv)}
						onDesign={async (to) => void (await changeAccountDesign(id, to))}
						editPath={`/cv-writer/edit/${id}`}
						cvId={id}
						share={<ShareButton cvId={id} title={cv.title} />}
					/>
				)}
			</AccountCv>
		</Guarded>
	)
}

function isUuid(id = ''): id is string {
	return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id)
}

function LocalPreview() {
	const stored = useStoredForm()
	if (stored === undefined) return <PageSpinner />
	return stored === null ? (
		<NothingYet />
	) : (
		<Pages
			data={stored.data}
			editPath="/cv-writer/create"
			onDesign={(to) =>
				void changeStoredFormUndoably((form) => ({ ...form, design: { ...form.design, ...to } }))
			}
		/>
	)
}

type PagesProps = {
	data: CvFormData
	editPath: string
	cvId?: string
	share?: ReactNode
	/** Keeps how tight the CV is set. */
	onDesign: (to: Tightness) => void | Promise<void>
}

function Pages({ data, editPath, cvId, share, onDesign }: PagesProps) {
	const [tight, setTight] = useState<Tightness | null>(null)
	const input = useMemo(
		() => ({ document: toDocument(data), design: { ...data.design, ...tight } }),
		[data, tight],
	)
	const warning = useSpellingWarning(input)
	const pages = useStaticPages(input, useCvOwnerAndId(cvId))
	const machine = useMachineView()
	const name = fullName(data.personalInfo)
	return (
		<>
			<div className="mx-auto flex max-w-[76rem] flex-wrap items-center justify-between gap-x-8 gap-y-4 px-5 py-8 sm:px-6">
				<h1 className="text-2xl">{name ? `${name}’s CV` : 'Your CV'}</h1>
				<div className="flex flex-wrap gap-2">
					<ButtonLink to={editPath} size="small">
						<PenLine size={16} aria-hidden />
						Back to writing
					</ButtonLink>
					<ButtonLink to={`${editPath}?mode=design`} size="small">
						<Palette size={16} aria-hidden />
						Template
					</ButtonLink>
					<Button
						size="small"
						aria-expanded={machine.view !== null}
						onClick={() => machine.show(machine.view === null ? 'text' : null)}
					>
						<ScanText size={16} aria-hidden />
						What software sees
					</Button>
					<Button size="small" disabled={!pages.isSettled} onClick={() => window.print()}>
						<Printer size={16} aria-hidden />
						Print
					</Button>
					{share ?? <ShareWithoutAccount getInput={() => input} />}
					<DownloadMenu
						getInput={() => input}
						warning={warning}
						shortPage={pages.pageFit.pageCount === 0 ? undefined : pages.pageFit.shortPage}
						onFit={async (to) => {
							await onDesign(to)
							setTight(to)
						}}
						download={(seen, wish) =>
							cvId === undefined ? downloadCv(seen, wish) : downloadAsSeen(cvId, seen, wish)
						}
					/>
				</div>
			</div>
			<div className={machine.view === null ? undefined : besideClass}>
				{machine.view === null ? null : (
					<MachinePanel input={input} view={machine.view} onView={machine.show} />
				)}
				<FullPagePreview input={input} pages={pages} />
			</div>
		</>
	)
}

const besideClass =
	'grid bg-desk-2 min-[1100px]:grid-cols-[26rem_minmax(0,1fr)] [&>section]:min-[1100px]:m-6 [&>section]:min-[1100px]:mr-0'

/**
 * Returns the machine's view of the file that is shown beside the pages, as the URL has it, and a function that sets
 * it.
 */
function useMachineView() {
	const [search, setSearch] = useSearchParams()
	const wanted = search.get('machine')
	const view: MachineView | null = wanted === 'text' || wanted === 'tags' ? wanted : null
	const show = (next: MachineView | null) =>
		setSearch(next === null ? {} : { machine: next }, { replace: true, preventScrollReset: true })
	return { view, show }
}

function NothingYet() {
	return (
		<div className="mx-auto max-w-[44rem] px-5 py-20 sm:px-6">
			<h1 className="text-2xl">There’s no CV in this browser yet</h1>
			<p className="mt-3 text-ink-soft">Write one or upload your own, then see its pages here.</p>
			<ButtonLink to="/cv-writer" look="primary" className="mt-6">
				Choose how to start
			</ButtonLink>
		</div>
	)
}
