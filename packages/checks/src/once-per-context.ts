import type { CheckContext } from './check.ts'

/** The same function, which works only once for each context. */
export function oncePerContext<Result extends object>(
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

/** The same change to a context, made only once for each, and not again to what it made. */
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
