import { Button } from '#shared/ui/button.tsx'

type ModelWritingProps = {
	/** What is going on, and what is checked. */
	says: string
	onStop: () => void
}

/** A model is at work; it can be stopped at any moment. */
export function ModelWriting({ says, onStop }: ModelWritingProps) {
	return (
		<div role="status" className="rounded-control bg-accent-wash px-4 py-3 text-sm">
			<p>{says}</p>
			<Button size="small" className="mt-2 bg-paper" onClick={onStop}>
				Stop
			</Button>
		</div>
	)
}
