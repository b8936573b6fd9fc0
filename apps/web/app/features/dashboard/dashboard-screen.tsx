import { binDays, type CvSummary } from '@app/contract'
import { FileUp, LayoutGrid, Plus, Rows3 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { documentFromProfile } from '#shared/document-from-profile.ts'
import { NearLimit } from '#shared/plan/near-limit.tsx'
import { useSession } from '#shared/session/use-session.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { fieldControlClass, Select } from '#shared/ui/field.tsx'
import { SegmentedControl } from '#shared/ui/segmented-control.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { toast } from '#shared/ui/toast.ts'
import { toastWithUndo } from '#shared/ui/toast-with-undo.tsx'
import { AddCvCard } from './add-cv-card.tsx'
import { Bin } from './bin.tsx'
import { CvCard, type CvLook, cardMenuId } from './cv-card.tsx'
import { DownloadOne } from './download-one.tsx'
import { EmptyDashboard } from './empty-dashboard.tsx'
import { LocalCvNotice } from './local-cv-notice.tsx'
import { PagedListProblem, ShowMoreButton } from './paged-list.tsx'
import { Reports } from './reports.tsx'
import { useCvScores } from './use-cv-scores.ts'
import { type CvSort, useCvChanges, useMyCvs } from './use-my-cvs.ts'

const places = ['cvs', 'reports', 'bin'] as const
type Place = (typeof places)[number]

type DashboardScreenProps = {
	/** A notice about CVs that are not in the account yet. */
	waiting?: ReactNode
	/** Says what to do next, beside the list that it is given. */
	next?: (list: ReactNode) => ReactNode
	/** The window in which one CV's sharing is settled. */
	sharing?: (cv: CvSummary, onClose: () => void) => ReactNode
}

/** The CVs of the account, its reports, and the CVs in the bin. */
export function DashboardScreen({
	waiting,
	next = (list) => list,
	sharing = () => null,
}: DashboardScreenProps) {
	const [shared, setShared] = useState<CvSummary | null>(null)
	const [place, setPlace] = usePlace()
	const blank = useBlankCv()
	return (
		<div className="mx-auto max-w-[76rem] px-5 pt-8 pb-16 sm:px-6 sm:pt-10">
			<div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<h1 className="text-[clamp(2rem,4.5vw,2.75rem)] font-[520]">My CVs</h1>
				<div className="flex flex-wrap gap-3">
					<ButtonLink to="/cv-parser">
						<FileUp size={18} aria-hidden />
						Upload a CV
					</ButtonLink>
					<Button look="primary" disabled={blank.isBusy} onClick={blank.onStartBlank}>
						<Plus size={18} aria-hidden />
						New CV
					</Button>
				</div>
			</div>
			{waiting}
			<LocalCvNotice />
			<NearLimit />
			{next(
				<Tabs
					label="Your files"
					current={place}
					onChange={setPlace}
					tabs={[
						{ id: 'cvs', label: 'CVs', content: <CvList onShare={setShared} blank={blank} /> },
						{ id: 'reports', label: 'Reports', content: <Reports /> },
						{ id: 'bin', label: 'Bin', content: <BinTab /> },
					]}
				/>,
			)}
			{shared ? sharing(shared, () => setShared(null)) : null}
		</div>
	)
}

/** Makes a CV of only what the profile says, and opens it. */
function useBlankCv() {
	const { create } = useCvChanges()
	const { user } = useSession()
	const navigate = useNavigate()
	return {
		isBusy: create.isPending,
		onStartBlank: () =>
			create.mutate(
				{ document: documentFromProfile(user) },
				{ onSuccess: ({ id }) => void navigate(`/cv-writer/edit/${id}`) },
			),
	}
}

// In the address, so that a link leads to the reports and a reload stays there.
function usePlace(): [Place, (place: Place) => void] {
	const [search, setSearch] = useSearchParams()
	const place = places.find((name) => name === search.get('show')) ?? 'cvs'
	return [place, (next) => setSearch(next === 'cvs' ? {} : { show: next }, { replace: true })]
}

const sorts: { id: CvSort; label: string }[] = [
	{ id: 'updated', label: 'Last updated' },
	{ id: 'created', label: 'Newest' },
	{ id: 'title', label: 'Name' },
]

type ListParts = { onShare: (cv: CvSummary) => void; blank: ReturnType<typeof useBlankCv> }

function CvList({ onShare, blank }: ListParts) {
	const [search, setSearch] = useState('')
	const [sort, setSort] = useState<CvSort>('updated')
	const [look, setLook] = useLook()
	const list = useMyCvs({ from: 'cvs', search: search.trim(), sort })
	const cvs = list.data?.pages.flatMap((page) => page.cvs)
	const isFiltered = search.trim() !== ''
	return (
		<>
			{cvs?.length === 0 && !isFiltered ? null : (
				<div className="mb-5 flex flex-wrap items-center gap-3">
					<input
						type="search"
						aria-label="Search your CVs"
						placeholder="Search"
						value={search}
						maxLength={200}
						onChange={({ target }) => setSearch(target.value)}
						className={`${fieldControlClass()} sm:max-w-72`}
					/>
					<div className="sm:w-48">
						<Select
							aria-label="Sort by"
							value={sort}
							onChange={({ target }) =>
								setSort(sorts.find(({ id }) => id === target.value)?.id ?? 'updated')
							}
						>
							{sorts.map(({ id, label }) => (
								<option key={id} value={id}>
									{label}
								</option>
							))}
						</Select>
					</div>
					<div className="ml-auto max-sm:hidden">
						<SegmentedControl
							legend="Show as"
							isLegendHidden
							choices={shownAs}
							value={look}
							onChange={setLook}
						/>
					</div>
				</div>
			)}
			{cvs ? (
				<Cards cvs={cvs} isFiltered={isFiltered} look={look} onShare={onShare} blank={blank} />
			) : (
				<ListState list={list} />
			)}
			<ShowMoreButton list={list} />
		</>
	)
}

const shownAs = [
	{ value: 'grid', label: 'Pages', icon: LayoutGrid },
	{ value: 'list', label: 'List', icon: Rows3 },
] as const

// Stored in the address, so that a reload and the way back keep it.
function useLook(): [CvLook, (look: CvLook) => void] {
	const [search, setSearch] = useSearchParams()
	const look = search.get('as') === 'list' ? 'list' : 'grid'
	return [look, (next) => setSearch(next === 'list' ? { as: 'list' } : {}, { replace: true })]
}

const gridClass = {
	grid: 'grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(min(18.5rem,100%),1fr))] sm:gap-5',
	list: 'grid gap-2.5',
}

type CardsProps = ListParts & { cvs: CvSummary[]; isFiltered: boolean; look: CvLook }

function Cards({ cvs, isFiltered, look, onShare, blank }: CardsProps) {
	const { rename, duplicate, remove, restore } = useCvChanges()
	const scores = useCvScores()
	const [downloaded, setDownloaded] = useState<CvSummary | null>(null)
	if (cvs.length === 0) {
		if (!isFiltered) return <EmptyDashboard {...blank} />
		return (
			<p className="max-w-[34rem] text-ink-soft">
				No results. Try another word from the name, headline, jobs or employers.
			</p>
		)
	}
	function handleDelete(cv: CvSummary) {
		remove.mutate(cv.id, {
			onSuccess: () =>
				toastWithUndo(
					`“${cv.title}” moved to the bin for ${binDays} days.`,
					() => restore.mutate(cv.id),
					{ id: deletedToastId(cv.id) },
				),
		})
	}
	return (
		<>
			<ul className={`m-0 list-none p-0 ${gridClass[look]}`}>
				{cvs.map((cv) => (
					<CvCard
						key={cv.id}
						cv={cv}
						score={scores[cv.id]}
						look={look}
						onRename={(title) => rename.mutate({ cvId: cv.id, revision: cv.revision, title })}
						onDownload={() => setDownloaded(cv)}
						onDuplicate={() => duplicate.mutate(cv.id)}
						onShare={() => onShare(cv)}
						onDelete={() => handleDelete(cv)}
					/>
				))}
				{look === 'grid' && !isFiltered ? <AddCvCard {...blank} /> : null}
			</ul>
			{downloaded ? (
				<DownloadOne
					cv={downloaded}
					returnFocusTo={cardMenuId(downloaded.id)}
					onClose={() => setDownloaded(null)}
				/>
			) : null}
		</>
	)
}

function deletedToastId(cvId: string): string {
	return `deleted-cv-${cvId}`
}

// Once a deleted CV is restored or removed in the bin, the Undo of its toast must go.
function dismissDeleted(cvId: string): void {
	toast.dismiss(deletedToastId(cvId))
}

function BinTab() {
	const list = useMyCvs({ from: 'bin', search: '', sort: 'updated' })
	const { restore, removeForGood, emptyBin } = useCvChanges()
	const cvs = list.data?.pages.flatMap((page) => page.cvs)
	if (cvs === undefined) return <ListState list={list} />
	return (
		<>
			<Bin
				cvs={cvs}
				hasMore={list.hasNextPage}
				onRestore={(cvId) => {
					dismissDeleted(cvId)
					restore.mutate(cvId)
				}}
				onRemove={(cvId) => {
					dismissDeleted(cvId)
					removeForGood.mutate(cvId)
				}}
				onEmpty={() => {
					for (const { id } of cvs) dismissDeleted(id)
					emptyBin.mutate(null)
				}}
			/>
			<ShowMoreButton list={list} />
		</>
	)
}

type ListStateProps = { list: ReturnType<typeof useMyCvs> }

const placeholders = ['a', 'b', 'c']

function ListState({ list }: ListStateProps) {
	if (list.error) return <PagedListProblem list={list} />
	return (
		<div role="status" aria-label="Loading your CVs" className={gridClass.grid}>
			{placeholders.map((id) => (
				<div key={id} className="h-30 rounded-panel bg-desk-2 sm:h-72" />
			))}
		</div>
	)
}
