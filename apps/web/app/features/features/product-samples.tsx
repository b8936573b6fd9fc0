import { Check, CircleDashed, CircleHelp, Link2, List, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import type { FeatureFacts } from './feature-facts.ts'

type Picture = { src: string; widthPx: number; heightPx: number; alt: string }
type Rewording = { before: string; opening: string; rest: string }

type SampleProps = { caption: string; children: ReactNode }

function Sample({ caption, children }: SampleProps) {
	return (
		<figure className="m-0 text-sm">
			<figcaption className="sr-only">{caption}</figcaption>
			{children}
		</figure>
	)
}

const fieldClass =
	'rounded-control border border-accent bg-paper px-3.5 py-2.5 leading-normal shadow-[0_0_0_3px_var(--accent-wash)]'

/** A line in its field, and the page that it is on. */
export function WriteSample({ line, picture }: { line: string; picture: Picture }) {
	return (
		<Sample caption="Sample: a line of the form, and the page it’s on">
			<p className="mb-1.5 font-semibold">Achievement</p>
			<p className={fieldClass}>
				{line}
				<span
					aria-hidden
					className="ml-px inline-block h-[1.1em] w-px translate-y-[0.2em] bg-ink"
				/>
			</p>
			<div className="mt-5 h-64 overflow-hidden rounded-t-[2px] border border-b-0 border-line shadow-paper">
				<img
					src={picture.src}
					width={picture.widthPx}
					height={picture.heightPx}
					alt={picture.alt}
					loading="lazy"
					decoding="async"
					className="block h-auto w-full"
				/>
			</div>
		</Sample>
	)
}

const proofs = {
	shown: { word: 'Shown', Icon: Check, colour: 'text-moss' },
	perhaps: { word: 'Maybe', Icon: CircleHelp, colour: 'text-amber' },
	listed: { word: 'Only listed', Icon: List, colour: 'text-amber' },
	missing: { word: 'Missing', Icon: CircleDashed, colour: 'text-ink-soft' },
}

/** Shows the requirements of an advert, each with the line of the CV that shows it. */
export function MatchSample({ match: { shown, of, requirements } }: Pick<FeatureFacts, 'match'>) {
	return (
		<Sample caption="Sample: a nurse’s CV beside an advert">
			<p className="flex items-baseline justify-between gap-4 border-b border-line pb-3 font-semibold">
				What the advert asks for
				<span className="shrink-0 tabular-nums">
					{shown} of {of} shown
				</span>
			</p>
			<ul className="m-0 list-none p-0">
				{requirements.map(({ quote, proof, line }) => {
					const { word, Icon, colour } = proofs[proof]
					return (
						<li key={quote} className="border-b border-line py-2.5 last:border-0 last:pb-0">
							<p className="flex items-center justify-between gap-4">
								<span className="font-semibold">{quote}</span>
								<span className={`inline-flex shrink-0 items-center gap-1.5 ${colour}`}>
									<Icon size={16} aria-hidden />
									{word}
								</span>
							</p>
							{line === '' ? null : <p className="mt-0.5 font-serif text-ink-soft">{line}</p>}
						</li>
					)
				})}
			</ul>
		</Sample>
	)
}

/** Shows a line in an earlier version and in the present one. */
export function KeepSample({ rewrite }: { rewrite: Rewording }) {
	return (
		<Sample caption="Sample: an earlier version of a CV and today’s">
			<p className="border-b border-line pb-3 font-semibold">Version history</p>
			<dl className="mt-3 grid gap-3">
				<div>
					<dt className="text-ink-soft">Today, 14:02 · suggestion accepted</dt>
					<dd className="m-0 mt-1 rounded-control bg-moss/10 px-3 py-2 font-serif">
						{rewrite.opening}
						{rewrite.rest}
					</dd>
				</div>
				<div>
					<dt className="text-ink-soft">Yesterday, 18:40</dt>
					<dd className="m-0 mt-1 px-3 py-2 font-serif">
						<s>{rewrite.before}</s>
					</dd>
				</div>
			</dl>
		</Sample>
	)
}

const limits = [
	['Password', 'Set'],
	['Ends', 'In 2 weeks'],
	['Phone and street', 'Hidden'],
	['Opened', '3 times'],
] as const

/** A link to a CV with what limits it. */
export function ShareSample() {
	return (
		<Sample caption="Sample: a link to a CV">
			<p className="flex items-center gap-2.5 rounded-control border border-line px-3.5 py-2.5">
				<Link2 size={18} aria-hidden className="shrink-0 text-ink-soft" />
				<span className="min-w-0 truncate">…/shared/siobhan-o-donnell</span>
				<LockKeyhole size={16} aria-hidden className="ml-auto shrink-0 text-moss" />
			</p>
			<dl className="mt-3 mb-0">
				{limits.map(([what, value]) => (
					<div
						key={what}
						className="flex justify-between border-b border-line py-2.5 last:border-0"
					>
						<dt className="text-ink-soft">{what}</dt>
						<dd className="m-0 font-semibold">{value}</dd>
					</div>
				))}
			</dl>
		</Sample>
	)
}

const columns = [
	{
		stage: 'Applied',
		cards: [
			{ title: 'Senior Staff Nurse', due: 'Chase on Friday', colour: 'text-ink-soft' },
			{ title: 'Ward Sister', due: '', colour: '' },
		],
	},
	{
		stage: 'Interview',
		cards: [{ title: 'Practice Nurse', due: 'Tomorrow, 10:30', colour: 'text-amber' }],
	},
	{
		stage: 'Offer',
		cards: [{ title: 'Staff Nurse', due: 'Answer by Monday', colour: 'text-brick' }],
	},
] as const

/** A few applications on the board. */
export function ApplySample() {
	return (
		<Sample caption="Sample: applications on the board">
			<div className="grid grid-cols-3 gap-1.5 sm:gap-2.5">
				{columns.map(({ stage, cards }) => (
					<section key={stage} className="min-w-0 rounded-control bg-desk-2 p-1.5 sm:p-2">
						<p className="flex flex-wrap justify-between gap-x-1 px-1 pb-2 text-xs font-semibold">
							{stage}
							<span className="text-ink-soft tabular-nums">{cards.length}</span>
						</p>
						<ul className="m-0 grid list-none grid-cols-[minmax(0,1fr)] gap-2 p-0">
							{cards.map(({ title, due, colour }) => (
								<li
									key={title}
									className="rounded-control border border-line bg-paper p-1.5 text-xs sm:p-2"
								>
									<p className="font-semibold">{title}</p>
									{due === '' ? null : <p className={`mt-1 ${colour}`}>{due}</p>}
								</li>
							))}
						</ul>
					</section>
				))}
			</div>
		</Sample>
	)
}
