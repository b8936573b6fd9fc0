type PinProps = { number: number; isOpen: boolean; className?: string }

/** The number of a remark, in its row and beside its words on the page; black while the remark is open. */
export function Pin({ number, isOpen, className = '' }: PinProps) {
	return (
		<span
			aria-hidden="true"
			data-pin={number}
			className={`grid size-5 shrink-0 place-items-center rounded-full text-[11px] leading-none font-bold tabular-nums forced-colors:border ${
				isOpen
					? 'bg-[oklch(0.225_0.012_70)] text-white dark:ring-1 dark:ring-line-strong'
					: 'bg-marker text-ink-on-marker'
			} ${className}`}
		>
			{number}
		</span>
	)
}
