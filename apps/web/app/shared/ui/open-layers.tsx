import { useLayoutEffect } from 'react'

/**
 * A menu opens beside its button and may be anywhere; a window takes the middle of the page. Messages keep out of the
 * way of both.
 */
export type LayerKind = 'menu' | 'window'

export type OpenLayers = {
	isMenuOpen: boolean
	/** When the topmost window was opened, in milliseconds since 1970; `null` while no window is open. */
	windowSince: number | null
}

type Layer = { kind: LayerKind; openedAt: number }

let layers: readonly Layer[] = []
let snapshot: OpenLayers = { isMenuOpen: false, windowSince: null }
const listeners = new Set<() => void>()

/** Returns whether a menu or a window is open over the page now. */
export function openLayers(): OpenLayers {
	return snapshot
}

/** Calls back when something opens or closes, until the returned function is called. */
export function subscribeToLayers(onChange: () => void): () => void {
	listeners.add(onChange)
	return () => {
		listeners.delete(onChange)
	}
}

/** Says, while it is on the page, that a menu or a window is open: rendered inside of it. */
export function OpenLayer({ kind }: { kind: LayerKind }): null {
	useLayoutEffect(() => {
		const layer = { kind, openedAt: Date.now() }
		become([...layers, layer])
		return () => become(layers.filter((other) => other !== layer))
	}, [kind])
	return null
}

function become(next: readonly Layer[]): void {
	layers = next
	const onTop = next.findLast(({ kind }) => kind === 'window')
	snapshot = {
		isMenuOpen: next.some(({ kind }) => kind === 'menu'),
		windowSince: onTop?.openedAt ?? null,
	}
	for (const listener of listeners) listener()
}
