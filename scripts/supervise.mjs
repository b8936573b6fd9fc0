import { spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { allocatorEnvironment, heapFlags } from './memory-limits.mjs'
import { environment, node24, root } from './node-24.mjs'

/**
 * How patient the supervisor is. A process that hangs is asked in vain for a minute before it is started again, so that a
 * slow machine is left in peace.
 */
export const patience = {
	/** How often a process is asked whether it lives. */
	askEveryMs: 5000,
	/** The number of unanswered questions in a row that count as a hang. */
	mostUnanswered: 12,
	/** The same limit until a start is complete, because the start may have to mend a database first. */
	mostUntilReady: 120,
	/** The wait before a process that ended is started again; it doubles with each early end. */
	firstWaitMs: 200,
	longestWaitMs: 60_000,
	/** A process that ran for so long did not end early. */
	steadyAfterMs: 60_000,
	/** Above a process's own time for closing; after it nothing that is left can be waiting for anything useful. */
	stopWithinMs: 20_000,
}

const ownGroup = process.platform !== 'win32'

/**
 * Runs one program, a file of the checkout, with a bounded heap, and restarts it when it stops unasked or hangs. Ends
 * when it is told to stop, or when the program stops before it was ever ready; `ended` then resolves with the exit
 * code.
 */
export function supervise({ name, file, cwd = root, settings = patience, say = sayIt }) {
	let child = null
	let isStopping = false
	let hasBeenReady = false
	let earlyEnds = 0
	let port
	let drainMs = 0
	let waiting
	let finish
	const ended = new Promise((resolve) => {
		finish = resolve
	})

	function start() {
		child = startProgram(file, { cwd, port })
		watch(child)
	}

	function watch(watched) {
		const startedAt = Date.now()
		let isReady = false
		const stopAsking = askWhetherItLives(watched, settings, {
			isReady: () => isReady,
			onHang: () => {
				say(`The ${name} does not answer any more, so it is started again.`)
				endGroup(watched, 'SIGKILL')
			},
		})
		watched.on('message', (message) => {
			if (message.kind !== 'ready') return
			isReady = true
			hasBeenReady = true
			port = message.port
			drainMs = message.drainMs ?? 0
		})
		// A program that cannot be started at all has no `exit` event.
		watched.once('error', (error) => {
			say(`The ${name} cannot be started: ${error.message}`)
			finish(1)
		})
		watched.once('exit', (code, signal) => {
			stopAsking()
			// Child processes that the program left running are killed with it.
			endGroup(watched, 'SIGKILL')
			if (isStopping || !hasBeenReady) finish(code ?? 1)
			else
				startAgain({
					ranForMs: isReady ? Date.now() - startedAt : 0,
					how: signal ?? `exit code ${code}`,
				})
		})
	}

	function startAgain({ ranForMs, how }) {
		earlyEnds = ranForMs >= settings.steadyAfterMs ? 1 : earlyEnds + 1
		const waitMs = Math.min(settings.longestWaitMs, settings.firstWaitMs * 2 ** (earlyEnds - 1))
		say(`${findEnd({ name, how, earlyEnds })} It is started again in ${waitMs / 1000} s.`)
		waiting = setTimeout(start, waitMs)
	}

	start()
	return {
		ended,
		/** Asks it to stop, with SIGINT without serving on for a while first, and ends it when it does not. */
		stop(signal = 'SIGTERM') {
			const isKnown = isStopping
			isStopping = true
			clearTimeout(waiting)
			if (hasEnded(child)) return finish(0)
			if (!isKnown || signal === 'SIGINT') child.kill(signal)
			if (isKnown) return
			setTimeout(() => endGroup(child, 'SIGKILL'), drainMs + settings.stopWithinMs).unref()
		},
		/** Ends it and all that it started, at once. */
		kill() {
			if (!hasEnded(child)) endGroup(child, 'SIGKILL')
		},
	}
}

function startProgram(file, { cwd, port }) {
	return spawn(node24(), [...heapFlags(), resolve(root, file)], {
		cwd,
		// A server that was given any free port keeps the one it got.
		env: environment({
			...allocatorEnvironment(),
			...(port !== undefined && { PORT: String(port) }),
		}),
		stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
		// A separate process group: processes left behind are found, and a terminal's signals come only through here.
		detached: ownGroup,
	})
}

function hasEnded(child) {
	return child.exitCode !== null || child.signalCode !== null
}

function findEnd({ name, how, earlyEnds }) {
	if (earlyEnds < 3) return `The ${name} ended by itself (${how}).`
	return `The ${name} has now ended ${earlyEnds} times soon after its start (${how}); what it said last is above.`
}

/** Asks a process every few seconds whether it lives, until the returned function is called. */
function askWhetherItLives(child, settings, { isReady, onHang }) {
	let unanswered = 0
	let asked = 0
	let askedAt = Date.now()
	const timer = setInterval(() => {
		const sinceMs = Date.now() - askedAt
		askedAt = Date.now()
		asked += 1
		// A process that loads its code or mends its database has no time to answer. A machine that slept, or has no
		// time even for this process, gives the other one no chance to.
		if (!isReady() || sinceMs > 2 * settings.askEveryMs) unanswered = 0
		const isStuckStarting = !isReady() && asked > settings.mostUntilReady
		if (unanswered >= settings.mostUnanswered || isStuckStarting) {
			clearInterval(timer)
			return onHang()
		}
		if (unanswered === 0 && child.connected) child.send({ kind: 'ask' }, () => {})
		unanswered += 1
	}, settings.askEveryMs)
	child.on('message', () => {
		unanswered = 0
	})
	return () => clearInterval(timer)
}

function endGroup(child, signal) {
	if (child.pid === undefined) return
	try {
		if (ownGroup) process.kill(-child.pid, signal)
		else child.kill(signal)
	} catch {
		// Nobody of the group is left.
	}
}

function sayIt(sentence) {
	process.stderr.write(`${sentence}\n`)
}
