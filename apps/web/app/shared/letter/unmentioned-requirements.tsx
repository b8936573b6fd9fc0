import type { AskedFor, MissingInCv } from '@app/letters'
import { CircleDashed, CircleHelp, List, ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import type { Begun } from './draft-from-cv.ts'

type UnmentionedRequirementsProps = {
	begun: Begun
	/** The present text of the letter. */
	words: string
	/** Puts the sentence that is shown into the letter. */
	onOpen: (sentence: string) => void
}

/** The requirements of the advert that the letter doesn't mention, for its writer to decide about. */
export function UnmentionedRequirements({ begun, words, onOpen }: UnmentionedRequirementsProps) {
	const { missing, onlyClaimed, alsoShown, perhaps, askedCount, cvTitle, hasAdvert, toAdd } = begun
	if (!hasAdvert) {
		return (
			<p className="border-l-2 border-amber pl-4 text-sm text-ink-soft">
				We don’t have the advert, so the letter doesn’t answer it. Paste it under “The advert” and
				start again.
			</p>
		)
	}
	const unsaid = missing.length + onlyClaimed.length + alsoShown.length + perhaps.length
	return (
		<section aria-label="Compare with the advert" className="grid gap-4 text-sm">
			{toAdd.map((sentence) => (
				<p key={sentence}>{sentence}</p>
			))}
			<p className="text-ink-soft">
				Started from “{cvTitle}”. {besideWords(askedCount, unsaid)}
			</p>
			<Asked
				title="Not in your CV: only mention it if it’s true"
				Icon={CircleDashed}
				asked={missing}
				action={(one) => <SayOpenly missing={one} words={words} onOpen={onOpen} />}
			/>
			<Asked
				title="May be in your CV: check it’s the same thing"
				Icon={CircleHelp}
				asked={perhaps}
				action={({ cvLine }) =>
					cvLine === '' ? null : <p className="text-ink-soft">On your CV: “{cvLine}”</p>
				}
			/>
			<Asked
				title="Only listed in your CV: say what you did with it"
				Icon={List}
				asked={onlyClaimed}
			/>
			<Asked
				title="In your CV, left out to keep the letter short"
				Icon={ListChecks}
				asked={alsoShown}
			/>
		</section>
	)
}

function besideWords(askedCount: number, unsaid: number): string {
	if (unsaid > 0) return 'Not in the letter:'
	return askedCount === 0
		? 'We couldn’t find any requirements in the advert. Read it yourself to see what your letter should answer.'
		: 'The letter covers everything the advert asks for.'
}

type SayOpenlyProps = { missing: MissingInCv; words: string; onOpen: (sentence: string) => void }

function SayOpenly({ missing, words, onOpen }: SayOpenlyProps) {
	const { openly } = missing
	if (openly === null) return null
	if (words.includes(openly)) return <p className="text-ink-soft">It’s in your letter.</p>
	return (
		<>
			<p className="text-ink-soft">“{openly}”</p>
			<Button
				size="small"
				look="bare"
				aria-label={`Add this sentence: “${openly}”`}
				onClick={() => onOpen(openly)}
			>
				Add this sentence
			</Button>
		</>
	)
}

type AskedProps<One extends AskedFor> = {
	title: string
	Icon: typeof List
	asked: One[]
	action?: (one: One) => ReactNode
}

function Asked<One extends AskedFor>({ title, Icon, asked, action }: AskedProps<One>) {
	if (asked.length === 0) return null
	return (
		<div>
			<h3 className="flex items-center gap-2 font-sans text-sm font-semibold tracking-normal">
				<Icon size={16} aria-hidden className="shrink-0 text-ink-soft" />
				{title}
			</h3>
			<ul className="mt-2 mb-0 grid list-none gap-1.5 p-0">
				{asked.map((one) => (
					<li
						key={`${one.conceptId} ${one.quote}`}
						className="border-l-2 border-line-strong pl-3 wrap-anywhere"
					>
						<span className="font-medium">{one.quote}</span>
						<span className="text-ink-soft">
							{one.need === 'essential' ? ' · essential' : ' · desirable'}
							{one.line === one.quote ? '' : `, “${one.line}”`}
						</span>
						{action?.(one)}
					</li>
				))}
			</ul>
		</div>
	)
}
