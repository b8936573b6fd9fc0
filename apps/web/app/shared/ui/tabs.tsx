import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

export type Tab<Id extends string> = { id: Id; label: string; content: ReactNode }

type TabsProps<Id extends string> = {
	/** What the tabs are of, for people who hear the page. */
	label: string
	tabs: Tab<Id>[]
	current: Id
	onChange: (id: Id) => void
}

/** Tabs under one another's names; arrow keys move between them, and narrow screens scroll them sideways. */
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
						className="-mb-px min-h-11 shrink-0 border-b-2 border-transparent px-1 py-2 text-sm whitespace-nowrap text-ink-soft
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
