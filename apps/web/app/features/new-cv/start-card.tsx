import type { LucideIcon } from 'lucide-react'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

type StartCardProps = {
	icon: LucideIcon
	title: string
	text: string
	/** What the card does when it is chosen; covers the whole card. */
	children: ReactNode
}

/** One way to begin. */
export function StartCard({ icon: Icon, title, text, children }: StartCardProps) {
	return (
		<li className="group relative flex list-none items-start gap-4 border-b border-line py-6 sm:gap-6">
			<Icon aria-hidden size={26} className="mt-0.5 shrink-0 text-accent" />
			<div className="min-w-0 flex-1">
				<h2 className="text-xl">{title}</h2>
				<p className="mt-1 max-w-[34rem] text-ink-soft">{text}</p>
				<div className="mt-3">{children}</div>
			</div>
			<ArrowRight
				aria-hidden
				size={20}
				className="mt-1.5 shrink-0 text-accent transition-transform duration-150 ease-out group-hover:translate-x-1 max-sm:hidden"
			/>
		</li>
	)
}

/** The classes of the link or button of a card. */
export const startActionClass =
	'inline-flex min-h-11 items-center font-semibold text-accent underline decoration-1 underline-offset-4 hover:text-accent-hover before:absolute before:inset-0'
