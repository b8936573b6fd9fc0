import {
	Braces,
	ClipboardPaste,
	FileArchive,
	FileInput,
	FileUp,
	ListChecks,
	Mail,
	PenLine,
	Shapes,
} from 'lucide-react'
import { Link, useNavigate } from 'react-router'
import { track } from '#shared/analytics/track.ts'
import { letterPath } from '#shared/letter/letter-path.ts'
import { useSession } from '#shared/session/use-session.ts'
import { toast } from '#shared/ui/toast.ts'
import { ContinueAccountCv } from './continue-account-cv.tsx'
import { LazyLocalCvList } from './lazy-local-cv-list.tsx'
import { OpenEllaFile } from './open-ella-file.tsx'
import {
	doorActionClass,
	StartOptionCard,
	StartOptionRow,
	startActionClass,
} from './start-option-cards.tsx'
import type { LocalCvState } from './use-local-cv.ts'
import { loadLocalCvModule } from './use-local-cv.ts'

type StartOptionsProps = { kept: LocalCvState; load?: typeof loadLocalCvModule }

/** Every way to begin a CV: three doors, and the others below. */
export function StartOptions({ kept, load = loadLocalCvModule }: StartOptionsProps) {
	const { isAuthenticated, user, loading } = useSession()
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_15rem]">
			<div className="min-w-0">
				<ul className="m-0 grid gap-4 p-0 md:grid-cols-[1.16fr_1fr_1fr]">
					<StartOptionCard
						icon={FileUp}
						title="Start from your CV"
						text="Upload a PDF, Word or text file. See what recruiters’ software sees in it, then improve it."
					>
						<Link
							to={isAuthenticated ? '/cv-writer/upload' : '/cv-analysis'}
							className={doorActionClass(kept ? 'quiet' : 'primary')}
						>
							Upload a CV
						</Link>
					</StartOptionCard>
					<StartOptionCard
						icon={Shapes}
						title="Use a sample"
						text="17 sample CVs. Keep one open beside yours as you write."
					>
						<a href="#examples" className={doorActionClass('quiet')}>
							See sample CVs
						</a>
					</StartOptionCard>
					<StartOptionCard
						icon={PenLine}
						title="Start from scratch"
						text="Write section by section. No jobs yet? School, hobbies and volunteering count too."
					>
						<BlankStart hasKept={Boolean(kept)} load={load} />
					</StartOptionCard>
				</ul>
				<MoreWays isAuthenticated={isAuthenticated} />
			</div>
			<div className="max-lg:contents lg:grid lg:grid-cols-[minmax(0,1fr)] lg:content-start lg:gap-10">
				{user || loading ? <ContinueAccountCv ownerId={user?.id ?? null} /> : null}
				{kept ? <LazyLocalCvList kept={kept} /> : null}
				{kept === null ? <AtHand /> : null}
			</div>
		</div>
	)
}

function MoreWays({ isAuthenticated }: { isAuthenticated: boolean }) {
	return (
		<section aria-labelledby="more-ways-title" className="mt-10">
			<h2 id="more-ways-title" className="text-lg">
				More ways to start
			</h2>
			<ul className="m-0 mt-3 grid gap-x-10 border-t border-line p-0 md:grid-cols-2">
				<StartOptionRow
					icon={ClipboardPaste}
					text="An email, a profile or an old document, sorted into sections."
				>
					<Link to="/cv-writer?begin=paste" className={startActionClass}>
						Paste text
					</Link>
				</StartOptionRow>
				<StartOptionRow
					icon={FileArchive}
					text="Your data archive, or your profile saved as a PDF."
				>
					<Link
						to={isAuthenticated ? '/linkedin-test' : '/cv-writer?begin=linkedin'}
						className={startActionClass}
					>
						Import LinkedIn data
					</Link>
				</StartOptionRow>
				<StartOptionRow
					icon={ListChecks}
					text="Paste your duties and turn them into achievements first."
				>
					<Link to="/cv-rewriter" className={startActionClass}>
						Rewrite my duties
					</Link>
				</StartOptionRow>
				<StartOptionRow icon={Braces} text="Every part of the file goes into its own field.">
					<Link to="/cv-writer?begin=json-resume" className={startActionClass}>
						Open a JSON Resume
					</Link>
				</StartOptionRow>
				<StartOptionRow
					icon={FileInput}
					text="The JSON you downloaded here, on this device or another."
				>
					<OpenEllaFile />
				</StartOptionRow>
				<StartOptionRow icon={Mail} text="Drafted from your CV, for one job.">
					<Link to={letterPath} className={startActionClass}>
						Write a cover letter
					</Link>
				</StartOptionRow>
			</ul>
		</section>
	)
}

function BlankStart({ hasKept, load }: { hasKept: boolean; load: typeof loadLocalCvModule }) {
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
			<Link to="/cv-writer/create" className={doorActionClass('quiet')} onClick={countBlankStart}>
				Start writing
			</Link>
		)
	}
	return (
		<button type="button" className={doorActionClass('quiet')} onClick={() => void begin()}>
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

/** Lists the things to have ready before starting. */
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

/** The imports that the page of options handles, named as in its address. */
export type ReadWay = 'linkedin' | 'json-resume' | 'paste'

/** Whether the page was asked for something that is read there. */
export function parseReadWay(search: URLSearchParams): ReadWay | null {
	const wanted = search.get('begin')
	if (wanted === 'linkedin' || wanted === 'json-resume' || wanted === 'paste') return wanted
	// While a file is read its session stands in the address, and nothing else.
	return search.has('session') ? 'paste' : null
}
