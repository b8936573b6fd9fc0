import { Button } from '#shared/ui/button.tsx'

type LetterGapsProps = {
	gaps: readonly Gap[]
	/** The action that waits because of the gaps, such as `Copy`; `null` when none waits. */
	held: string | null
	onGap: (at: number, gap: string) => void
	onAnyway: () => void
}

/** The gaps in a letter that only its writer can fill, and a warning before a letter with gaps is used. */
export function LetterGaps({ gaps, held, onGap, onAnyway }: LetterGapsProps) {
	const [first] = gaps
	if (first === undefined) return null
	const count = gaps.length === 1 ? 'One gap' : `${gaps.length} gaps`
	return (
		<div className="grid gap-2.5 border-l-2 border-amber pl-4 text-sm">
			{held === null ? (
				<p>
					<span className="font-semibold">{count}</span> left that only you can fill. Choose one to
					type over it.
				</p>
			) : (
				<p role="alert" className="font-semibold">
					{count} left. The employer would see the square brackets.
				</p>
			)}
			<ul className="m-0 grid list-none gap-1 p-0">
				{gaps.map(({ at, text }) => (
					<li key={at}>
						<button
							type="button"
							className="min-h-6 text-left text-ink-soft underline decoration-line-strong underline-offset-3 wrap-anywhere hover:text-ink pointer-coarse:min-h-11"
							onClick={() => onGap(at, text)}
						>
							{text.slice(1, -1)}
						</button>
					</li>
				))}
			</ul>
			{held === null ? null : (
				<div className="flex flex-wrap gap-3">
					<Button size="small" onClick={() => onGap(first.at, first.text)}>
						Go to the first gap
					</Button>
					<Button size="small" look="bare" onClick={onAnyway}>
						{held} anyway
					</Button>
				</div>
			)}
		</div>
	)
}

/** A gap that the writer of a letter has to fill: where it begins, and its words with their brackets. */
export type Gap = { at: number; text: string }

const gap = /\[[^[\]\n]{1,200}\]/g

/** Returns the gaps left in a letter: every text in square brackets on one line. */
export function findGaps(letter: string): Gap[] {
	return [...letter.matchAll(gap)].map(({ 0: text, index }) => ({ at: index, text }))
}
