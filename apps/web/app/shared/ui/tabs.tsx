import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

export type Tab<Id extends string> = { id: Id; label: string; content: ReactNode }

type TabsProps<Id extends string> = {
	/** The subject of the tabs, for screen readers. */
	label: string
	tabs: Tab<Id>[]
	current: Id
	onChange: (id: Id) => void
}

/** Tabs under one another's names; arrow keys move between them. On narrow screens long names take two lines before the row scrolls sideways. */
export function Tabs<Id extends string>({ label, tabs, current, onChange }: TabsProps<Id>) {
	const open = (wanted: string) => {
		const tab = tabs.find(({ id }) => id === wanted)
		if (tab) onChange(tab.id)
	}
	return (
		<Primitive.Root value={current} onValueChange={open}>
			<Primitive.List
				aria-label={label}
				className="-mx-1 flex gap-3 overflow-x-auto border-b border-line [scrollbar-width:none]"
			>
				{tabs.map(({ id, label: name }) => (
					<Primitive.Trigger
						key={id}
						value={id}
						className="-mb-px min-h-11 border-b-2 border-transparent px-1 py-2 text-sm text-ink-soft max-sm:leading-tight max-sm:text-balance sm:shrink-0 sm:whitespace-nowrap
							-outline-offset-2 transition-colors duration-150 hover:text-ink data-[state=active]:border-accent
							data-[state=active]:font-semibold data-[state=active]:text-ink forced-colors:border-[Canvas]
							forced-colors:data-[state=active]:border-[Highlight]"
					>
						{name}
					</Primitive.Trigger>
				))}
			</Primitive.List>
			{tabs.map(({ id, content }) => (
				<Primitive.Content key={id} value={id} className="pt-5">
					{content}
				</Primitive.Content>
			))}
		</Primitive.Root>
	)
}
