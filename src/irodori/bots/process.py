"""A bot in a process of its own, asked by JSON lines on its standard input and heard on its standard output."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from queue import Empty, Queue
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from irodori.core.edition import Json

GRACE_MS = 250.0
"""For pipes and scheduling, beyond the time that the bot was given."""
START_MS = 10000.0
"""The first answer may take this much longer: a process has to start."""
OURS = (sys.executable, "-m", "irodori.bots.worker")


class BotFault(Exception):
    """The bot did not do its part: late, gone, or not understood."""


class BotProcess:
    """Stays alive from move to move; after a late answer or a death it is started anew at the next question."""

    def __init__(self, command: Sequence[str] = OURS) -> None:
        self.command = list(command)
        self._number = 0
        self._process: subprocess.Popen[str] | None = None
        self._answers: Queue[str | None] = Queue()

    def move(self, view: Mapping[str, Json], ms: float, **more: Json) -> str:
        """The bot's answer to this view, as it gave it; whether it is legal is for the asker to see."""
        patience = ms + GRACE_MS + (0.0 if self._process else START_MS)
        self._number += 1
        self._send({"id": self._number, "view": dict(view), "ms": ms, **more})
        answer = self._heard(patience)
        if "move" not in answer or not isinstance(answer["move"], str):
            raise BotFault(f"no move: {json.dumps(answer)[:200]}")
        return answer["move"]

    def _send(self, message: Mapping[str, Json | float]) -> None:
        if self._process is None or self._process.poll() is not None:
            self._start()
        assert self._process is not None and self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, ensure_ascii=True) + "\n")
            self._process.stdin.flush()
        except OSError as error:
            self.close()
            raise BotFault(f"gone: {error}") from error

    def _heard(self, patience: float) -> dict[str, Json]:
        try:
            line = self._answers.get(timeout=patience / 1000)
        except Empty:
            self.close()
            raise BotFault(f"late: no answer within {patience:.0f} ms") from None
        if line is None:
            self.close()
            raise BotFault("gone: the process ended without an answer")
        try:
            answer = json.loads(line)
        except ValueError:
            raise BotFault(f"not understood: {line[:200]!r}") from None
        if not isinstance(answer, dict) or cast("dict[str, Json]", answer).get("id") != self._number:
            raise BotFault(f"not an answer to question {self._number}: {line[:200]!r}")
        return cast("dict[str, Json]", answer)

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            self._process = None
            raise BotFault(f"could not be started: {error}") from error
        self._answers = Queue()
        threading.Thread(target=listen, args=(self._process, self._answers), daemon=True).start()

    def close(self) -> None:
        if self._process is None:
            return
        process, self._process = self._process, None
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                try:
                    pipe.close()
                except OSError:
                    continue


def listen(process: subprocess.Popen[str], answers: Queue[str | None]) -> None:
    assert process.stdout is not None
    try:
        for line in process.stdout:
            answers.put(line)
    except ValueError:
        return  # closed while it was read
    answers.put(None)
