import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type Crop, moveCrop, type PictureSize, startCrop, zoomCrop, zoomOf } from './crop.ts'

// Shares of the crop's side, and of its zoom.
const keyStep = 0.05
const zoomStep = 1.1

const moves: Record<string, { x: number; y: number }> = {
	// As on a map: the window moves, and the picture the other way.
	ArrowLeft: { x: -keyStep, y: 0 },
	ArrowRight: { x: keyStep, y: 0 },
	ArrowUp: { x: 0, y: -keyStep },
	ArrowDown: { x: 0, y: keyStep },
}

type Point = { x: number; y: number }
type Pointed = { clientX: number; clientY: number }

/** A crop that is moved by dragging and arrow keys, and zoomed by two fingers, the wheel and plus and minus. */
export function useCrop(size: PictureSize) {
	const [crop, setCrop] = useState<Crop>(() => startCrop(size))
	const fingers = useRef(new Map<number, Point>())

	const zoomBy = (factor: number, at?: Point) =>
		setCrop((now) => zoomCrop(now, size, { zoom: zoomOf(now, size) * factor, ...(at && { at }) }))

	function handleKeyDown(event: KeyboardEvent) {
		const move = moves[event.key]
		if (move) setCrop((now) => moveCrop(now, size, move))
		else if (event.key === '+' || event.key === '=') zoomBy(zoomStep)
		else if (event.key === '-') zoomBy(1 / zoomStep)
		else return
		event.preventDefault()
	}

	function handlePointerDown(event: PointerEvent<HTMLElement>) {
		event.currentTarget.setPointerCapture(event.pointerId)
		fingers.current.set(event.pointerId, pointIn(event, event.currentTarget))
	}

	function handlePointerMove(event: PointerEvent<HTMLElement>) {
		const before = fingers.current.get(event.pointerId)
		if (before === undefined) return
		const now = pointIn(event, event.currentTarget)
		const [other] = [...fingers.current].filter(([id]) => id !== event.pointerId)
		fingers.current.set(event.pointerId, now)
		if (other === undefined) {
			setCrop((crop) => moveCrop(crop, size, { x: before.x - now.x, y: before.y - now.y }))
			return
		}
		const [, still] = other
		zoomBy(distance(now, still) / Math.max(distance(before, still), 0.01), still)
	}

	const handlePointerUp = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)

	return {
		crop,
		zoom: zoomOf(crop, size),
		setZoom: (zoom: number) => setCrop((now) => zoomCrop(now, size, { zoom })),
		zoomBy,
		handlers: {
			onKeyDown: handleKeyDown,
			onPointerDown: handlePointerDown,
			onPointerMove: handlePointerMove,
			onPointerUp: handlePointerUp,
			onPointerCancel: handlePointerUp,
		},
	}
}

/** Where a pointer is, as shares of the side of the window. */
export function pointIn({ clientX, clientY }: Pointed, cropped: Element): Point {
	const { left, top, width, height } = cropped.getBoundingClientRect()
	return { x: (clientX - left) / (width || 1), y: (clientY - top) / (height || 1) }
}

function distance(from: Point, to: Point): number {
	return Math.hypot(from.x - to.x, from.y - to.y)
}
