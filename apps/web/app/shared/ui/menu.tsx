import { Check, TriangleAlert } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { type ComponentType, type ReactNode, useRef, useState } from 'react'
import { OpenLayer } from './open-layers.tsx'

type MenuItem = {
	id: string
	label: string
	note?: string
	icon?: ComponentType<{ size?: number; 'aria-hidden'?: boolean }>
	isDisabled?: boolean
	onSelect: () => void
}

/** A choice that is kept and leaves the menu open. */
type MenuCheck = {
	label: string
	note?: string
	isChecked: boolean
	onChange: (isChecked: boolean) => void
}

type MenuProps = {
	trigger: ReactNode
	/** Stands above the actions. */
	warning?: string | undefined
	items: MenuItem[]
	/** Stands under the actions. */
	check?: MenuCheck
	align?: 'start' | 'end'
	onOpenChange?: (isOpen: boolean) => void
}

const rowClass = `flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-2 text-sm outline-none select-none
		data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-accent-wash
		forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:-outline-offset-2
		forced-colors:data-highlighted:outline-solid`

/** A list of actions that opens from a button; `trigger` is that button. */
export function Menu(props: MenuProps) {
	const { trigger, warning, items, check, align = 'end', onOpenChange } = props
	const button = useRef<HTMLButtonElement>(null)
	// It opens within the landmark of its button, so that a screen reader can say where it stands.
	const [landmark, setLandmark] = useState<Element | null>(null)
	const handleOpenChange = (isOpen: boolean) => {
		if (isOpen) setLandmark(button.current?.closest('main, header, [role=dialog]') ?? null)
		onOpenChange?.(isOpen)
	}
	return (
		<DropdownMenu.Root modal={false} onOpenChange={handleOpenChange}>
			<DropdownMenu.Trigger asChild ref={button}>
				{trigger}
			</DropdownMenu.Trigger>
			<DropdownMenu.Portal container={landmark}>
				<DropdownMenu.Content
					align={align}
					sideOffset={6}
					collisionPadding={12}
					className="z-[70] max-h-(--radix-dropdown-menu-content-available-height) max-w-[calc(100vw-1.5rem)] min-w-56 overflow-y-auto rounded-panel border border-line bg-paper p-1.5 shadow-paper"
				>
					<OpenLayer kind="menu" />
					{warning === undefined ? null : (
						<DropdownMenu.Label className="flex max-w-80 items-center gap-3 rounded-control bg-accent-wash px-3 py-2 text-sm font-semibold">
							<TriangleAlert size={18} aria-hidden className="shrink-0" />
							{warning}
						</DropdownMenu.Label>
					)}
					{items.map((item) => (
						<MenuRow key={item.id} item={item} />
					))}
					{check ? <CheckRow check={check} /> : null}
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
		<DropdownMenu.Item disabled={isDisabled} onSelect={onSelect} className={rowClass}>
			{Icon ? <Icon size={18} aria-hidden /> : null}
			<RowWords label={label} note={note} />
		</DropdownMenu.Item>
	)
}

function CheckRow({ check: { label, note, isChecked, onChange } }: { check: MenuCheck }) {
	return (
		<>
			<DropdownMenu.Separator className="mx-3 my-1.5 h-px bg-line" />
			<DropdownMenu.CheckboxItem
				checked={isChecked}
				onCheckedChange={onChange}
				onSelect={(event) => event.preventDefault()}
				className={rowClass}
			>
				<span
					aria-hidden
					className="grid size-[18px] shrink-0 place-items-center rounded-[4px] border border-line-strong"
				>
					<DropdownMenu.ItemIndicator>
						<Check size={14} />
					</DropdownMenu.ItemIndicator>
				</span>
				<RowWords label={label} note={note} />
			</DropdownMenu.CheckboxItem>
		</>
	)
}

function RowWords({ label, note }: { label: string; note: string | undefined }) {
	return (
		<span>
			<span className="block font-semibold">{label}</span>
			{note ? <span className="block max-w-72 text-xs text-ink-soft">{note}</span> : null}
		</span>
	)
}
