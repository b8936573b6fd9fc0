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
import { loadLocalCv } from './load-local-cv.ts'
import { OpenFile } from './open-file.tsx'
import { OtherLocalCvs } from './other-local-cvs.tsx'
import { StartCard, startActionClass } from './start-card.tsx'
import type { KeptCv } from './use-local-cv.ts'

type StartOptionsProps = { kept: KeptCv; load?: typeof loadLocalCv }

/** Every way to begin a CV. */
export function StartOptions({ kept, load = loadLocalCv }: StartOptionsProps) {
	const { isAuthenticated, user, loading } = useSession()
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
			<ul className="m-0 grid content-start gap-x-12 border-t border-line p-0 xl:grid-cols-2">
				<StartCard
					icon={FileUp}
					title="From the CV you have"
					text="Upload a PDF, Word or text file. Ella reads it, shows what a recruiter’s software sees in it, and opens it for you to improve."
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
					title="From a blank page"
					text="Section by section, with the finished page beside you as you type. Leave it and come back whenever you like."
				>
					<BlankStart hasKept={Boolean(kept)} load={load} />
				</StartCard>
				<StartCard
					icon={ClipboardPaste}
					title="From words you can paste"
					text="An e-mail, a profile, an old document that no longer opens. Ella sorts the words into sections."
				>
					<Link to="/cv-writer?begin=paste" className={startActionClass}>
						Paste text
					</Link>
				</StartCard>
				<StartCard
					icon={FileArchive}
					title="From LinkedIn"
					text="The archive of your data, or your profile saved as PDF. Its jobs, courses and skills open in the editor."
				>
					<Link
						to={isAuthenticated ? '/linkedin-test' : '/cv-writer?begin=linkedin'}
						className={startActionClass}
					>
						Bring in LinkedIn data
					</Link>
				</StartCard>
				<StartCard
					icon={Shapes}
					title="Beside an example"
					text="Good CVs of seventeen professions, of people who do not exist. One stands beside your page while you write your own."
				>
					<a href="#examples" className={startActionClass}>
						See the examples
					</a>
				</StartCard>
				<StartCard
					icon={ListChecks}
					title="From your duties"
					text="Paste what you did in a job. Each duty becomes a statement that says what you did, and a question shows what would make it stronger."
				>
					<Link to="/cv-rewriter" className={startActionClass}>
						Turn duties into statements
					</Link>
				</StartCard>
				<StartCard
					icon={Braces}
					title="From a JSON Resume"
					text="A file in the open format that many programs write. Every part goes into its own field."
				>
					<Link to="/cv-writer?begin=json-resume" className={startActionClass}>
						Open a JSON Resume
					</Link>
				</StartCard>
				<StartCard
					icon={FileInput}
					title="From an Ella file"
					text="A JSON file that you downloaded here earlier, on this or another device."
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
				'What puts your present CV aside did not load. Check your connection, reload the page and try again.',
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
		if (hasWritten) toast('Your earlier CV is kept. Find it under Write CV.')
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
	'The month and year in which each job began and ended',
	'What you did there, with numbers where you know them',
	'The advert, if there is one: Check compares your CV with it',
]

/** For whoever begins: what saves getting up again. */
function AtHand() {
	return (
		<aside aria-labelledby="at-hand-title" className="max-lg:hidden">
			<h2 id="at-hand-title" className="text-lg">
				Good to have at hand
			</h2>
			<ul className="mt-3 grid list-disc gap-2 pl-5 text-sm text-ink-soft">
				{atHand.map((thing) => (
					<li key={thing}>{thing}</li>
				))}
			</ul>
		</aside>
	)
}
