export type WorkerPort<Question, Answer> = {
  addEventListener: (type: 'message', listen: (event: { data: Question }) => void) => void
  postMessage: (answer: Answer) => void
}

export function ownPort<Question, Answer>(): WorkerPort<Question, Answer> {
  return {
    addEventListener: (type, listen) => addEventListener(type, listen),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    postMessage: (answer) => postMessage(answer),
  }
}

export function answerCalls<Question, Answer>(
  port: WorkerPort<Question, Answer>,
  answer: (question: Question) => Promise<Answer>,
): void {
  port.addEventListener('message', ({ data }) => {
    void answer(data).then((answered) => port.postMessage(answered))
  })
}

/** One question at a time; the signal ends the worker. `broken` answers for a worker that failed or ended. */
export function callWorker<Question, Answer>(
  worker: Worker,
  broken: Answer,
  signal: AbortSignal,
): (question: Question) => Promise<Answer> {
  let settle = (_answer: Answer) => {}
  const end = () => {
    worker.terminate()
    settle(broken)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => settle(data))
  worker.addEventListener('error', end)
  signal.addEventListener('abort', end, { once: true })
  return (question) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve(broken)
      settle = resolve
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      return worker.postMessage(question)
    })
}
