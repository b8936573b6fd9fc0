import { type ReactNode, useId } from 'react'

type PageSectionProps = {
	title: string
	/** The subject of this part of the page. */
	text?: ReactNode
	/** Makes the section a place that a link can lead to. */
	id?: string
	children: ReactNode
}

/** A titled part of a settings page: on wide screens its subject is on the left and its controls are on the right. */
export function PageSection({ title, text, id, children }: PageSectionProps) {
	const titleId = useId()
	return (
		<section
			id={id}
			aria-labelledby={titleId}
			className="grid gap-x-14 gap-y-6 border-t border-line py-10 min-[900px]:grid-cols-[17rem_minmax(0,1fr)]"
		>
			<div>
				<h2 id={titleId} className="text-xl">
					{title}
				</h2>
				{text ? <div className="mt-2 max-w-[34rem] text-sm text-ink-soft">{text}</div> : null}
			</div>
			<div className="min-w-0 max-w-[38rem]">{children}</div>
		</section>
	)
}
