import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import {
	duplicateLocalCv,
	type ListedCv,
	listLocalCvs,
	openFromList,
	openListedCv,
	putLocalCvsBack,
	renameLocalCv,
	takeLocalCv,
} from '#shared/local-cvs/local-cvs.ts'
import { toast } from '#shared/ui/toast.ts'
import { toastWithUndo } from '#shared/ui/toast-with-undo.tsx'
import { ContinueLocalCv } from './continue-local-cv.tsx'
import { type ListedCvActions, ListedCvMenu, ListedCvRow, RenameCv } from './listed-cv.tsx'

/** The CVs of this browser: the open one as a page, the others in a list, `mostShown` of them until the person asks for all. */
export function LocalCvList({ mostShown }: { mostShown: number }) {
	const { open, listed, actions } = useKeptCvs()
	const [renamedId, setRenamedId] = useState<string | null>(null)
	const [showsAll, setShowsAll] = useState(false)
	const shown = showsAll ? listed : listed.slice(0, mostShown)
	const rename = (cv: ListedCv) => (
		<RenameCv
			cv={cv}
			onDone={(title) => {
				setRenamedId(null)
				if (title !== null) actions.onRename(cv, title)
			}}
		/>
	)
	const withRenaming = { ...actions, onAskName: ({ id }: ListedCv) => setRenamedId(id) }
	return (
		<aside
			className="order-first grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8 lg:order-none"
			aria-label="Your CVs in this browser"
		>
			{open?.data ? (
				<div>
					<ContinueLocalCv
						title={open.title}
						data={open.data}
						lastSaved={open.lastSaved}
						menu={<ListedCvMenu cv={open} {...withRenaming} />}
					/>
					{renamedId === open.id ? rename(open) : null}
				</div>
			) : null}
			{listed.length > 0 ? (
				<section aria-labelledby="listed-title">
					<h2 id="listed-title" className="text-lg">
						{open ? 'Your other CVs' : 'Your CVs'}
					</h2>
					<ul className="m-0 mt-2 list-none border-t border-line p-0">
						{shown.map((cv) =>
							renamedId === cv.id ? (
								<li key={cv.id} className="border-b border-line pb-3">
									{rename(cv)}
								</li>
							) : (
								<ListedCvRow key={cv.id} cv={cv} {...withRenaming} />
							),
						)}
					</ul>
					{listed.length > shown.length ? (
						<button
							type="button"
							className="mt-1 min-h-11 font-semibold text-accent underline underline-offset-4"
							onClick={() => setShowsAll(true)}
						>
							Show all {listed.length}
						</button>
					) : null}
				</section>
			) : null}
		</aside>
	)
}

function useKeptCvs() {
	const [open, setOpen] = useState(openListedCv)
	const [listed, setListed] = useState<ListedCv[]>([])
	const navigate = useNavigate()
	async function look() {
		setOpen(openListedCv())
		setListed(await listLocalCvs())
	}
	useEffect(() => {
		void look()
		// Another tab may open, rename or delete one.
		const handleReturn = () => void look()
		window.addEventListener('storage', handleReturn)
		window.addEventListener('focus', handleReturn)
		return () => {
			window.removeEventListener('storage', handleReturn)
			window.removeEventListener('focus', handleReturn)
		}
	}, [])

	/** Does something with the list, shows what came of it, and says why if nothing did. */
	async function change(act: () => Promise<unknown>) {
		try {
			await act()
		} catch (error) {
			toast.error(error instanceof Error ? error.message : 'That didn’t work. Please try again.')
		}
		await look()
	}

	const actions: Omit<ListedCvActions, 'onAskName'> & {
		onRename: (cv: ListedCv, title: string) => void
	} = {
		onOpen: ({ id }) =>
			void change(async () => {
				await openFromList(id)
				await navigate('/cv-writer/create')
			}),
		onRename: ({ id }, title) => void change(() => renameLocalCv(id, title)),
		onDuplicate: ({ id }) => void change(() => duplicateLocalCv(id)),
		onDelete: ({ id, title }) =>
			void change(async () => {
				const taken = await takeLocalCv(id)
				toastWithUndo(`“${title}” deleted.`, () => void change(() => putLocalCvsBack([taken])))
			}),
	}
	return { open, listed, actions }
}
