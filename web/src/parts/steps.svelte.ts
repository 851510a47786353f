/** Counts up to `most`, one task after another: what is drawn in parts keeps no task long. */
export class Steps {
  at = $state(0)

  constructor(readonly most: number) {
    const on = () => {
      this.at += 1
      if (this.at < most) soon(on)
    }
    soon(on)
  }

  get done(): boolean {
    return this.at >= this.most
  }
}

/** The next task; a timer would wait longer. */
function soon(what: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = () => {
    port1.close()
    what()
  }
  port2.postMessage(null)
}
