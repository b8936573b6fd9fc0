import type { ReactNode } from 'react'
import { DailyLimitReached } from './daily-limit-reached.tsx'
import { type AnsweringModel, useModel } from './use-model.ts'

/** What needs a language model, where one answers this person; else why it doesn’t today, or nothing. */
export function WithModel({ children }: { children: (model: AnsweringModel) => ReactNode }) {
	const { model, usedUp } = useModel()
	if (model !== null) return children(model)
	return usedUp === null ? null : <DailyLimitReached name={usedUp} />
}
