import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Answer } from '#shared/content/help-answers.server.ts'
import { Prose } from '#shared/ui/prose.tsx'

type AnswerRowProps = { answer: Answer; isOpen: boolean; children?: ReactNode }

/** A question; its answer unfolds below it, with what can be tried there. */
export function AnswerRow({ answer, isOpen, children }: AnswerRowProps) {
	const { anchor, question, html } = answer
	return (
		<details
			// A new `key` makes an element that opens or closes as told; an existing one stays as the person left it.
			key={String(isOpen)}
			id={anchor}
			open={isOpen}
			className="group border-b border-line first:border-t lg:first:border-t-0"
		>
			<summary className="flex cursor-pointer list-none items-start justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
				<h3 className="font-sans text-base leading-snug font-semibold tracking-normal">
					{question}
				</h3>
				<ChevronDown
					size={18}
					aria-hidden
					className="mt-0.5 shrink-0 text-ink-soft transition-transform duration-200 group-open:rotate-180"
				/>
			</summary>
			<Prose html={html} className="prose-small pb-6" />
			{children ? <div className="pb-8">{children}</div> : null}
		</details>
	)
}
