import { useEffect, useId, useRef, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { Dialog } from '#shared/ui/dialog.tsx'
import { greatestZoom } from './crop.ts'
import { drawCrop, encodePhoto } from './encode-photo.ts'
import { pointIn, useCrop } from './use-crop.ts'

// Twice the displayed size, for high-density screens.
const windowPx = 640
const wheelStep = 1.05

type CropDialogProps = {
	picture: ImageBitmap
	/** The shape that it is printed in. */
	isRound: boolean
	onUse: (image: string) => void
	onClose: () => void
}

/** Asks which square of a picture becomes the photo. */
export function CropDialog({ picture, isRound, onUse, onClose }: CropDialogProps) {
	const { crop, zoom, setZoom, zoomBy, handlers } = useCrop(picture)
	const [problem, setProblem] = useState<string | null>(null)
	const canvas = useRef<HTMLCanvasElement>(null)
	const cropped = useRef<HTMLDivElement>(null)
	const help = useId()

	useEffect(() => {
		const context = canvas.current?.getContext('2d')
		if (context) drawCrop(context, picture, crop)
	}, [picture, crop])

	useEffect(() => {
		const { current } = cropped
		// React's own listener for the wheel can't keep the page from scrolling.
		const handleWheel = (event: WheelEvent) => {
			event.preventDefault()
			if (current) zoomBy(event.deltaY < 0 ? wheelStep : 1 / wheelStep, pointIn(event, current))
		}
		current?.addEventListener('wheel', handleWheel, { passive: false })
		return () => current?.removeEventListener('wheel', handleWheel)
	})

	async function handleUse() {
		try {
			onUse(await encodePhoto(picture, crop))
		} catch (error) {
			setProblem(error instanceof Error ? error.message : 'We couldn’t use this picture.')
		}
	}

	return (
		<Dialog
			title="Crop your photo"
			text="Only this square is saved, without notes from the camera."
			onClose={onClose}
		>
			<div className="mx-auto grid max-w-[24rem] gap-5 p-5 sm:py-7">
				<div
					ref={cropped}
					role="application"
					aria-label="Your photo"
					aria-describedby={help}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved by the arrow keys.
					tabIndex={0}
					{...handlers}
					className={`cursor-move touch-none overflow-hidden border border-line ${isRound ? 'rounded-full' : ''}`}
				>
					<canvas
						ref={canvas}
						width={windowPx}
						height={windowPx}
						className="block aspect-square w-full"
					/>
				</div>
				<p id={help} className="text-sm text-ink-soft">
					Drag the photo to move it, or use the arrow keys. Zoom with 2 fingers, the wheel, or plus
					and minus.
				</p>
				<label className="block text-sm font-semibold">
					Zoom
					<input
						type="range"
						min={1}
						max={greatestZoom}
						step={0.05}
						value={zoom}
						aria-valuetext={`${Math.round(zoom * 100)}%`}
						onChange={({ target }) => setZoom(Number(target.value))}
						className="mt-1.5 h-11 w-full cursor-pointer accent-accent"
					/>
				</label>
				<p role="alert" className="text-sm text-brick empty:hidden">
					{problem}
				</p>
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={onClose}>Cancel</Button>
					<Button look="primary" onClick={() => void handleUse()}>
						Use this photo
					</Button>
				</div>
			</div>
		</Dialog>
	)
}
