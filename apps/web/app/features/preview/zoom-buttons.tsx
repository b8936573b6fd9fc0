import { ZoomIn, ZoomOut } from 'lucide-react'
import type { ReactNode } from 'react'

const zooms = [1, 1.5, 2, 3]

/** Makes the pages larger and smaller in their frame. */
export function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom: (zoom: number) => void }) {
	const at = zooms.indexOf(zoom)
	const percent = `${zoom * 100}%`
	return (
		<fieldset className="m-0 flex border-0 p-0">
			<legend className="sr-only">Zoom</legend>
			<span role="status" className="sr-only">
				{percent}
			</span>
			<ZoomButton label="Smaller" to={zooms[at - 1]} onZoom={onZoom}>
				<ZoomOut size={17} aria-hidden />
			</ZoomButton>
			<ZoomButton label="Larger" to={zooms[at + 1]} onZoom={onZoom}>
				<ZoomIn size={17} aria-hidden />
			</ZoomButton>
		</fieldset>
	)
}

type ZoomButtonProps = {
	label: string
	to: number | undefined
	onZoom: (zoom: number) => void
	children: ReactNode
}

function ZoomButton({ label, to, onZoom, children }: ZoomButtonProps) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			aria-disabled={to === undefined}
			onClick={() => to && onZoom(to)}
			className="grid min-h-11 w-9 place-items-center rounded-control hover:text-ink aria-disabled:opacity-35 pointer-coarse:w-11"
		>
			{children}
		</button>
	)
}
