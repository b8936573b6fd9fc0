import type { Teaching } from './entry-definition.ts'
import { useTradeSample } from './use-trade-sample.ts'

/** Shows questions to think about and a sample, labelled as one, while a section is empty. */
export function SectionPrompts(teaching: Teaching) {
	return (
		<div className="mb-6 text-sm">
			<p className="font-semibold">Ask yourself</p>
			<Prompts {...teaching} />
		</div>
	)
}

/** Shows the same questions folded to one line, where the person has begun to write. */
export function FoldedTeaching({ isOpen = false, ...teaching }: Teaching & { isOpen?: boolean }) {
	return (
		<details open={isOpen} className="text-sm sm:col-span-2">
			<summary className="min-h-11 cursor-pointer content-center font-semibold text-accent">
				What to write: questions and a sample
			</summary>
			<Prompts {...teaching} />
		</details>
	)
}

function Prompts({ prompts, sample, ofTrade }: Teaching) {
	const own = useTradeSample()
	return (
		<>
			<ul className="m-0 mt-1.5 grid list-disc gap-1 pl-5">
				{prompts.map((prompt) => (
					<li key={prompt}>{prompt}</li>
				))}
			</ul>
			<figure className="m-0 mt-4 border-l-2 border-line-strong pl-3.5">
				<p className="font-serif text-lg leading-snug text-ink-soft wrap-anywhere">
					{(ofTrade && own?.[ofTrade]) ?? sample}
				</p>
				<figcaption className="mt-1 text-ink-soft">
					This is a sample. It won’t appear on your CV.
				</figcaption>
			</figure>
		</>
	)
}
