import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'

type ConfirmTextProps = {
	/** Whether the text is true, which only the person can say. */
	question: string
	noLabel: string
	onYes: () => void
	onNo: () => void
	/** The evidence for the text. */
	children?: ReactNode
}

/** A text that says more than the person did: it may be used only after their yes. */
export function ConfirmText({ question, noLabel, onYes, onNo, children }: ConfirmTextProps) {
	return (
		<fieldset aria-label={question} className="m-0 border-0 border-t border-line p-0 py-3">
			<p className="font-semibold wrap-anywhere">{question}</p>
			{children}
			<div className="mt-2 flex flex-wrap gap-2">
				<Button size="small" onClick={onYes}>
					Yes, use it
				</Button>
				<Button size="small" look="bare" onClick={onNo}>
					{noLabel}
				</Button>
			</div>
		</fieldset>
	)
}
