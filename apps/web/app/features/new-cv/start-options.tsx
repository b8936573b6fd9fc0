import {
	Braces,
	ClipboardPaste,
	FileArchive,
	FileInput,
	FileUp,
	ListChecks,
	PenLine,
	Shapes,
} from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { track } from '#shared/analytics/track.ts'
import { useSession } from '#shared/session/use-session.ts'
import { toast } from '#shared/ui/toast.ts'
import { LatestInAccount } from './latest-in-account.tsx'
import { OpenFile } from './open-file.tsx'
import { OtherLocalCvs } from './other-local-cvs.tsx'
import { StartCard, startActionClass } from './start-card.tsx'
import type { KeptCv } from './use-local-cv.ts'
import { loadLocalCv } from './use-local-cv.ts'

type StartOptionsProps = { kept: KeptCv; load?: typeof loadLocalCv }

/** Every way to begin a CV. */
export function StartOptions({ kept, load = loadLocalCv }: StartOptionsProps) {
	const { isAuthenticated, user, loading } = useSession()
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
			<ul className="m-0 grid content-start gap-x-12 border-t border-line p-0 xl:grid-cols-2">
				<StartCard
					icon={FileUp}
					title="Start from your CV"
					text="Upload a PDF, Word or text file. See what recruiters’ software sees in it, then improve it."
				>
					<Link
						to={isAuthenticated ? '/cv-writer/upload' : '/cv-analysis'}
						className={startActionClass}
					>
						Upload a CV
					</Link>
				</StartCard>
				<StartCard
					icon={PenLine}
					title="Start from scratch"
					text="Write section by section and watch the finished page as you type. Come back whenever you like."
				>
					<BlankStart hasKept={Boolean(kept)} load={load} />
				</StartCard>
				<StartCard
					icon={ClipboardPaste}
					title="Paste your text"
					text="Use an email, a profile or an old document. Ella sorts the text into sections."
				>
					<Link to="/cv-writer?begin=paste" className={startActionClass}>
						Paste text
					</Link>
				</StartCard>
				<StartCard
					icon={FileArchive}
					title="Start from LinkedIn"
					text="Use your data archive, or your profile saved as a PDF. Your jobs, courses and skills open in the editor."
				>
					<Link
						to={isAuthenticated ? '/linkedin-test' : '/cv-writer?begin=linkedin'}
						className={startActionClass}
					>
						Import LinkedIn data
					</Link>
				</StartCard>
				<StartCard
					icon={Shapes}
					title="Use a sample"
					text="17 sample CVs. Keep one open beside yours as you write."
				>
					<a href="#examples" className={startActionClass}>
						See sample CVs
					</a>
				</StartCard>
				<StartCard
					icon={ListChecks}
					title="Start from your duties"
					text="Paste your job duties. Ella rewrites each one and asks for the detail that would make it stronger."
				>
					<Link to="/cv-rewriter" className={startActionClass}>
						Rewrite my duties
					</Link>
				</StartCard>
				<StartCard
					icon={Braces}
					title="Open a JSON Resume file"
					text="Use a file in the open JSON Resume format. Every part goes into its own field."
				>
					<Link to="/cv-writer?begin=json-resume" className={startActionClass}>
						Open a JSON Resume
					</Link>
				</StartCard>
				<StartCard
					icon={FileInput}
					title="Open an Ella file"
					text="Use a JSON file you downloaded from Ella, on any device."
				>
					<OpenFile />
				</StartCard>
			</ul>
			<div className="max-lg:contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:content-start lg:gap-10">
				{user || loading ? <LatestInAccount ownerId={user?.id ?? null} /> : null}
				{kept ? <OtherLocalCvs kept={kept} /> : null}
				{kept === null ? <AtHand /> : null}
			</div>
		</div>
	)
}

function BlankStart({ hasKept, load }: { hasKept: boolean; load: typeof loadLocalCv }) {
	const navigate = useNavigate()
	async function begin(): Promise<void> {
		const loaded = await load().catch(() => null)
		if (loaded === null) {
			toast.error(
				'We couldn’t load what we need to save your current CV. Check your connection, reload the page and try again.',
			)
			return
		}
		const hasWritten = loaded.storedCv() !== null
		try {
			await loaded.requireRoomForCv()
			loaded.putBlankCv()
		} catch (error) {
			toast.error(loaded.whyNotBegun(error))
			return
		}
		countBlankStart()
		if (hasWritten) toast('Your earlier CV is saved. Find it under Write CV.')
		await navigate('/cv-writer/create')
	}
	if (!hasKept) {
		return (
			<Link to="/cv-writer/create" className={startActionClass} onClick={countBlankStart}>
				Start writing
			</Link>
		)
	}
	return (
		<button type="button" className={startActionClass} onClick={() => void begin()}>
			Start a new one
		</button>
	)
}

function countBlankStart(): void {
	void track({ name: 'cv_creation_started', method: 'blank' })
}

const atHand = [
	'The month and year each job started and ended',
	'What you did there, with numbers if you know them',
	'The job advert, if you have one. Check compares your CV with it',
]

/** For whoever begins: what saves getting up again. */
function AtHand() {
	return (
		<aside aria-labelledby="at-hand-title" className="max-lg:hidden">
			<h2 id="at-hand-title" className="text-lg">
				Have these ready
			</h2>
			<ul className="mt-3 grid list-disc gap-2 pl-5 text-sm text-ink-soft">
				{atHand.map((thing) => (
					<li key={thing}>{thing}</li>
				))}
			</ul>
		</aside>
	)
}

/** What is read on the page of ways to begin, by its name in the address. */
export type ReadWay = 'linkedin' | 'json-resume' | 'paste'

/** Whether the page was asked for something that is read there. */
export function parseReadWay(search: URLSearchParams): ReadWay | null {
	const wanted = search.get('begin')
	if (wanted === 'linkedin' || wanted === 'json-resume' || wanted === 'paste') return wanted
	// While a file is read its session stands in the address, and nothing else.
	return search.has('session') ? 'paste' : null
}
