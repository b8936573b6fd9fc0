import { PenLine } from 'lucide-react'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { type ExampleCard, ExampleTag } from './example-card.tsx'
import { exampleNotes } from './example-notes.ts'
import { useStartFromExample } from './use-start-from-example.ts'

type ExampleDialogProps = { card: ExampleCard; onClose: () => void }

/** Shows a large example, with its strengths and a button to begin from it. */
export function ExampleDialog({ card, onClose }: ExampleDialogProps) {
	const { begin, isBeginning, problem } = useStartFromExample(card)
	const { profession, picture } = card
	return (
		<Dialog size="wide" title={profession} text="Sample CV: not a real person" onClose={onClose}>
			<div className="grid gap-8 p-5 sm:p-7 min-[900px]:grid-cols-[minmax(0,1fr)_18rem]">
				<div className="relative bg-white shadow-paper max-[899px]:order-last">
					<img
						src={picture.src}
						width={picture.widthPx}
						height={picture.heightPx}
						alt={`Sample CV: ${profession}`}
						className="block h-auto w-full"
					/>
					<ExampleTag />
				</div>
				<div>
					<h3 className="text-lg">What it does well</h3>
					<ul className="mt-3 grid list-disc gap-2 pl-5 text-sm text-ink-soft">
						{exampleNotes[card.id]?.map((note) => (
							<li key={note}>{note}</li>
						))}
					</ul>
					<p className="mt-6 text-sm text-ink-soft">
						You start with an empty CV in the same design. The sample stays open beside it. Nothing
						from it is added to your CV.
					</p>
					<Button
						look="primary"
						className="mt-5 w-full"
						disabled={isBeginning}
						onClick={() => void begin()}
					>
						<PenLine size={18} aria-hidden />
						{isBeginning ? 'Opening the editor…' : 'Start my CV'}
					</Button>
					<p role="alert" className="mt-3 text-sm text-brick">
						{problem}
					</p>
				</div>
			</div>
		</Dialog>
	)
}
