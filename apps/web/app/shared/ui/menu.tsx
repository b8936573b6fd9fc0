import { DropdownMenu } from 'radix-ui'
import type { ComponentType, ReactNode } from 'react'

type MenuItem = {
	id: string
	label: string
	note?: string
	icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
	isDisabled?: boolean
	onSelect: () => void
}

type MenuProps = { trigger: ReactNode; items: MenuItem[]; align?: 'start' | 'end' }

/** A list of actions that opens from a button; `trigger` is that button. */
export function Menu({ trigger, items, align = 'end' }: MenuProps) {
	return (
		<DropdownMenu.Root modal={false}>
			<DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
			<DropdownMenu.Portal>
				<DropdownMenu.Content
					align={align}
					sideOffset={6}
					collisionPadding={12}
					className="z-50 min-w-56 rounded-panel border border-line bg-paper p-1.5 shadow-paper"
				>
					{items.map((item) => (
						<MenuRow key={item.id} item={item} />
					))}
				</DropdownMenu.Content>
			</DropdownMenu.Portal>
		</DropdownMenu.Root>
	)
}

function MenuRow({
	item: { label, note, icon: Icon, isDisabled = false, onSelect },
}: {
	item: MenuItem
}) {
	return (
		<DropdownMenu.Item
			disabled={isDisabled}
			onSelect={onSelect}
			className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-sm outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-accent-wash"
		>
			{Icon ? <Icon size={18} aria-hidden /> : null}
			<span>
				<span className="block font-semibold">{label}</span>
				{note ? <span className="block text-xs text-ink-soft">{note}</span> : null}
			</span>
		</DropdownMenu.Item>
	)
}
