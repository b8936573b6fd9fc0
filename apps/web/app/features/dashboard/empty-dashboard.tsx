import { FilePlus, FileUp, LayoutList } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type EmptyDashboardProps = {
	/** Makes an empty CV and opens it. */
	onStartBlank: () => void
	isBusy: boolean
}

const rowClass = `flex w-full items-center gap-4 px-5 py-4 text-left text-ink no-underline transition-colors duration-150 hover:bg-desk-2
	-outline-offset-2 disabled:cursor-not-allowed disabled:opacity-55`

/** An account without CVs: a page that waits for its person, and three ways to fill it. */
export function EmptyDashboard({ onStartBlank, isBusy }: EmptyDashboardProps) {
	return (
		<div className="grid items-center gap-x-16 gap-y-10 min-[900px]:grid-cols-[minmax(0,20rem)_minmax(0,36rem)]">
			<WaitingPage />
			<div>
				<p className="max-w-[34rem] text-lg text-ink-soft">
					There’s no CV in your account yet. How would you like to start?
				</p>
				<ul className="m-0 mt-5 list-none divide-y divide-line overflow-hidden rounded-panel border border-line bg-paper p-0">
					<li>
						<Link to="/cv-parser" className={rowClass}>
							<Way icon={<FileUp size={20} aria-hidden />} title="Import the CV you have">
								PDF, Word, LinkedIn or a photo. Your words stay as they are.
							</Way>
						</Link>
					</li>
					<li>
						<Link to="/cv-writer" className={rowClass}>
							<Way icon={<LayoutList size={20} aria-hidden />} title="Start from a sample">
								Sections, order and prompts for your type of work. The words are yours.
							</Way>
						</Link>
					</li>
					<li>
						<button type="button" disabled={isBusy} onClick={onStartBlank} className={rowClass}>
							<Way icon={<FilePlus size={20} aria-hidden />} title="Start blank">
								One section at a time, with the finished page beside it.
							</Way>
						</button>
					</li>
				</ul>
			</div>
		</div>
	)
}

type WayProps = { icon: ReactNode; title: string; children: ReactNode }

function Way({ icon, title, children }: WayProps) {
	return (
		<>
			<span className="grid size-10 shrink-0 place-items-center rounded-control bg-accent-wash">
				{icon}
			</span>
			<span>
				<span className="block font-semibold">{title}</span>
				<span className="block text-sm text-ink-soft">{children}</span>
			</span>
		</>
	)
}

const lines = ['w-full', 'w-11/12', 'w-3/5', 'w-2/5', 'w-10/12', 'w-1/2', 'w-1/3', 'w-9/12']

/** A picture: an empty page on which only a name is marked. */
function WaitingPage() {
	return (
		<div
			aria-hidden
			className="hidden aspect-[210/297] bg-white px-9 pt-10 text-ink-on-marker shadow-paper min-[900px]:block"
		>
			<span className="bg-marker px-1 font-serif text-lg font-semibold">Your name</span>
			<div className="mt-6 grid gap-3">
				{lines.map((width) => (
					<div key={width} className={`h-1.5 rounded-full bg-black/12 ${width}`} />
				))}
			</div>
		</div>
	)
}
