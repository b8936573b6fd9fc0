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
