import { defaultDesign } from '@app/cv'
import { type ReactNode, useState } from 'react'
import { exampleBeside, showExampleBeside } from '#shared/examples/example-beside-cv.ts'
import { useSampleCvs } from '#shared/examples/use-sample-cvs.ts'
import { CvAsText } from '#shared/typeset/cv-as-text.tsx'
import { Spinner } from '#shared/ui/spinner.tsx'

const plainDesign = defaultDesign()

type ExampleBesidePageProps = {
	/** The CV that is written, `local` for the one of this browser. */
	cvId: string
	/** The page of that CV. */
	children: ReactNode
}

/** The page, and in turn with it the example that the CV was begun beside. */
export function ExampleBesidePage({ cvId, children }: ExampleBesidePageProps) {
	const [exampleId, setExampleId] = useState(() => exampleBeside(cvId))
	const [isExample, setIsExample] = useState(false)
	if (exampleId === null) return children
	const putAway = () => {
		showExampleBeside(cvId, null)
		setExampleId(null)
	}
	return (
		<div className="flex h-full min-h-0 flex-col">
			<section aria-label="Shown beside the form" className="flex px-4">
				<Side isOn={!isExample} onClick={() => setIsExample(false)}>
					Your page
				</Side>
				<Side isOn={isExample} onClick={() => setIsExample(true)}>
					Sample
				</Side>
			</section>
			{isExample ? <Example id={exampleId} onPutAway={putAway} /> : null}
			<div className={isExample ? 'hidden' : 'min-h-0 flex-1'}>{children}</div>
		</div>
	)
}

type SideProps = { isOn: boolean; onClick: () => void; children: ReactNode }

function Side({ isOn, onClick, children }: SideProps) {
	return (
		<button
			type="button"
			aria-pressed={isOn}
			onClick={onClick}
			className="min-h-11 border-b-2 border-transparent px-3 text-sm font-semibold text-ink-soft hover:text-ink aria-pressed:border-accent aria-pressed:text-ink"
		>
			{children}
		</button>
	)
}

function Example({ id, onPutAway }: { id: string; onPutAway: () => void }) {
	const { people, error } = useSampleCvs()
	const example = people.find((person) => person.id === id)
	return (
		<section
			aria-label="Sample"
			// biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll only what can have the focus.
			tabIndex={0}
			className="min-h-0 flex-1 overflow-y-auto px-4 pt-3 pb-8 [scrollbar-width:thin]"
		>
			<div className="mx-auto max-w-[595px]">
				<p className="bg-marker px-4 py-2.5 text-sm text-ink-on-marker">
					<strong>A sample CV.</strong> This isn’t a real person, and nothing here is added to your
					CV.{' '}
					<button
						type="button"
						onClick={onPutAway}
						className="font-semibold underline underline-offset-3"
					>
						Close sample
					</button>
				</p>
				{example ? (
					<div className="bg-paper p-6 sm:p-8">
						<CvAsText
							document={example.document}
							design={plainDesign}
							label={`Sample: ${example.name}`}
						/>
					</div>
				) : (
					<div className="grid place-items-center bg-paper p-12 text-sm text-ink-soft">
						{error ? 'We can’t load the sample right now.' : <Spinner label="Loading the sample" />}
					</div>
				)}
			</div>
		</section>
	)
}
