import type { ReactNode } from 'react'
import { type AnsweringModel, useModel } from './use-model.ts'

/**
 * Shows its children if this person has a language model; otherwise says that the daily limit is reached, or shows
 * nothing.
 */
export function WithModel({ children }: { children: (model: AnsweringModel) => ReactNode }) {
	const { model, usedUp } = useModel()
	if (model !== null) return children(model)
	return usedUp === null ? null : <DailyLimitReached name={usedUp} />
}

/** The site’s model has done all it may for this person today. */
function DailyLimitReached({ name }: { name: string }) {
	return (
		<p className="mt-2 text-sm text-ink-soft">
			You’ve reached today’s limit for {name}. Ella’s own suggestions still work.
		</p>
	)
}
