import type { AskedFor } from '@app/letters'
import { CircleDashed, List, ListChecks } from 'lucide-react'
import type { Begun } from './use-letter.ts'

/** What the advert asks for and the letter does not say, so that its writer decides. */
export function LetterGapsInMatch({ begun }: { begun: Begun }) {
	const { missing, onlyClaimed, alsoShown, askedCount, cvTitle, hasAdvert } = begun
	if (!hasAdvert) {
		return (
			<p className="border-l-2 border-amber pl-4 text-sm text-ink-soft">
				We don’t have the advert, so the letter doesn’t answer it. Paste it under “The advert” below
				and start again.
			</p>
		)
	}
	const unsaid = missing.length + onlyClaimed.length + alsoShown.length
	return (
		<section aria-label="Compare with the advert" className="grid gap-4 text-sm">
			<p className="text-ink-soft">
				Started from “{cvTitle}”. {besideWords(askedCount, unsaid)}
			</p>
			<Asked
				title="Not in your CV: only mention it if it’s true"
				Icon={CircleDashed}
				asked={missing}
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
		: 'It covers everything the advert asks for.'
}

type AskedProps = { title: string; Icon: typeof List; asked: AskedFor[] }

function Asked({ title, Icon, asked }: AskedProps) {
	if (asked.length === 0) return null
	return (
		<div>
			<h4 className="flex items-center gap-2 font-sans text-sm font-semibold tracking-normal">
				<Icon size={16} aria-hidden className="shrink-0 text-ink-soft" />
				{title}
			</h4>
			<ul className="mt-2 mb-0 grid list-none gap-1.5 p-0">
				{asked.map(({ conceptId, quote, line, need }) => (
					<li
						key={`${conceptId} ${quote}`}
						className="border-l-2 border-line-strong pl-3 wrap-anywhere"
					>
						<span className="font-medium">{quote}</span>
						<span className="text-ink-soft">
							{need === 'essential' ? ' · essential' : ' · desirable'}
							{line === quote ? '' : `, “${line}”`}
						</span>
					</li>
				))}
			</ul>
		</div>
	)
}
