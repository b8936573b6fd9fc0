import { type ReactNode, useId } from 'react'
import { useEditFocus } from './use-edit-focus.ts'

type DetailSectionProps = {
	title: string
	/** The content at the right of the title, such as a button or the save status. */
	aside?: ReactNode
	/** Whether it is a form now; the focus goes into it and comes back. */
	isEdited?: boolean
	children: ReactNode
}

/** One part of an application, under its own heading. */
export function DetailSection({ title, aside, isEdited = false, children }: DetailSectionProps) {
	const titleId = useId()
	const part = useEditFocus<HTMLElement>(isEdited)
	return (
		<section
			ref={part}
			aria-labelledby={titleId}
			className="border-t border-line px-5 py-6 sm:px-8 sm:py-7"
		>
			<div className="mb-3.5 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1">
				<h3 id={titleId} className="text-lg">
					{title}
				</h3>
				{aside}
			</div>
			{children}
		</section>
	)
}
