type SliderProps = {
	label: string
	value: number
	shown: string
	range: { min: number; max: number; step: number }
	onChange: (value: number) => void
}

/** Shows a slider with its present value in words. */
export function Slider({ label, value, shown, range, onChange }: SliderProps) {
	return (
		<label className="block text-sm font-semibold">
			<span className="flex justify-between">
				{label}
				<span className="font-normal text-ink-soft tabular-nums">{shown}</span>
			</span>
			<input
				type="range"
				{...range}
				value={value}
				aria-valuetext={shown}
				onChange={(event) => onChange(Number(event.target.value))}
				className="mt-1.5 h-11 w-full cursor-pointer accent-accent"
			/>
		</label>
	)
}
