import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { OpenLayer } from '#shared/ui/open-layers.tsx'

/** How a row of a menu of the bar looks, whether a link or an act. */
export const barMenuRowClass = `flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-control px-3 text-sm font-semibold text-ink
		no-underline outline-none select-none data-highlighted:bg-accent-wash aria-[current=page]:text-accent
		forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2
		forced-colors:data-highlighted:outline-solid`

type BarMenuProps = {
	/** The button that opens it. */
	trigger: ReactNode
	align: 'start' | 'end'
	width: string
	children: ReactNode
}

/**
 * Shows a menu that opens from a button of the bar. It is rendered inside the bar, so that it is part of a landmark.
 */
export function BarMenu({ trigger, align, width, children }: BarMenuProps) {
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
			<DropdownMenu.Content
				align={align}
				sideOffset={6}
				collisionPadding={12}
				className={`z-50 ${width} rounded-panel border border-line bg-paper p-1.5 shadow-paper`}
			>
				<OpenLayer kind="menu" />
				{children}
			</DropdownMenu.Content>
		</DropdownMenu.Root>
	)
}
