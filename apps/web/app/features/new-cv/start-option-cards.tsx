import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from '#shared/ui/button.tsx'

type StartOptionCardProps = {
	icon: LucideIcon
	title: string
	text: string
	/** The link or button of the option; its click area covers the whole card. */
	children: ReactNode
}

/** One of the three ways to begin that most people take. */
export function StartOptionCard({ icon: Icon, title, text, children }: StartOptionCardProps) {
	return (
		<li className="relative flex list-none flex-col rounded-panel border border-line bg-paper p-6 transition-colors duration-150 hover:border-line-strong">
			<div className="flex items-center gap-3 sm:block">
				<Icon aria-hidden size={28} className="shrink-0 text-accent" />
				<h2 className="text-xl sm:mt-4">{title}</h2>
			</div>
			<p className="mt-2 text-ink-soft">{text}</p>
			<div className="mt-auto pt-5">{children}</div>
		</li>
	)
}

/** The classes of the button of a door. */
export function doorActionClass(look: ButtonLook): string {
	return `${buttonClass(look)} w-full before:absolute before:inset-0`
}

type StartOptionRowProps = { icon: LucideIcon; text: string; children: ReactNode }

/** Another way to begin, in one line. */
export function StartOptionRow({ icon: Icon, text, children }: StartOptionRowProps) {
	return (
		<li className="relative flex list-none gap-3 border-b border-line py-3">
			<Icon aria-hidden size={20} className="mt-3 shrink-0 text-accent" />
			<div className="min-w-0">
				{children}
				<p className="text-sm text-ink-soft">{text}</p>
			</div>
		</li>
	)
}

/** The classes of the link or button in a card. */
export const startActionClass =
	'inline-flex min-h-11 items-center font-semibold text-accent underline decoration-1 underline-offset-4 hover:text-accent-hover before:absolute before:inset-0'
