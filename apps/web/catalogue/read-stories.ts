import type { ComponentType } from 'react'

/** One state of a component. */
export type Story = { name: string; Component: ComponentType }

/** What a file of stories exports: a component for each story, named after what it shows. */
export type StoryFile = Record<string, ComponentType>

/** The stories of a file, in its order. */
export function readStories(file: StoryFile): Story[] {
	return Object.entries(file).map(([name, Component]) => ({ name: splitWords(name), Component }))
}

function splitWords(name: string): string {
	const words = name.replace(
		/([a-z])([A-Z])/g,
		(_pair, end, start) => `${end} ${start.toLowerCase()}`,
	)
	return words.charAt(0).toUpperCase() + words.slice(1)
}
