import type { CheckContext } from './check.ts'

/** The same function, which works only once for each context. */
export function oncePerContext<Result extends object | number>(
	make: (context: CheckContext) => Result,
): (context: CheckContext) => Result {
	const made = new WeakMap<CheckContext, Result>()
	return (context) => {
		const known = made.get(context)
		if (known !== undefined) return known
		const fresh = make(context)
		made.set(context, fresh)
		return fresh
	}
}

/** Wraps a change so that it runs once for each context, and never again on its own result. */
export function changedOnce(
	change: (context: CheckContext) => CheckContext,
): (context: CheckContext) => CheckContext {
	const isMade = new WeakSet<CheckContext>()
	return oncePerContext((context) => {
		if (isMade.has(context)) return context
		const changed = change(context)
		isMade.add(changed)
		return changed
	})
}
