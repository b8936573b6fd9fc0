import { existsSync } from 'node:fs'

/** How Chromium is started: without its own errands on the network, and as root too. */
export const launchArguments = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
]

/** Debian's Chromium, unless the environment names another. */
export const chromiumPath = process.env.CHROMIUM ?? '/usr/bin/chromium'

const headlessShell = '/usr/bin/chromium-headless-shell'

/**
 * The browser of the journeys: Debian's Chromium without a window of its own, where it is installed, because it loads
 * a page with half the processor time.
 */
export const journeyBrowserPath =
	process.env.CHROMIUM ?? (existsSync(headlessShell) ? headlessShell : chromiumPath)
