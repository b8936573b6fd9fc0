import type { ReactNode } from 'react'
import { DailyLimitReached } from './daily-limit-reached.tsx'
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
