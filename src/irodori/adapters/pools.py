"""Where many independent tasks run: here, in processes, or on a Ray cluster. Results come as they are ready.

A task is a function of the package with plain arguments. On Ray a task whose worker is lost is run again elsewhere, and
what has come back stays: whoever writes each result down at once loses none.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import islice
from multiprocessing import get_context
from typing import Any, Protocol, TypeVar

from irodori.core.errors import SetupError

T = TypeVar("T")
R = TypeVar("R")
AHEAD = 4
"""Tasks for each core that a cluster is given at a time."""


class Pool(Protocol):
    def __call__(self, task: Callable[[T], R], arguments: Iterable[T]) -> Iterator[R]: ...


def local(workers: int) -> Pool:
    def run(task: Callable[[T], R], arguments: Iterable[T]) -> Iterator[R]:
        if workers <= 1:
            yield from map(task, arguments)
            return
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            for future in as_completed([pool.submit(task, argument) for argument in arguments]):
                yield future.result()

    return run


def on_ray(address: str | None) -> Pool:
    """`address` is a cluster's, "auto" the one that this machine belongs to; None starts one here for this run."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # it would tell its makers
    os.environ.setdefault("RAY_raylet_start_wait_time_s", "120")  # on a machine that is busy
    try:
        ray: Any = __import__("ray")
    except ImportError:
        raise SetupError('Ray is not installed: pip install "irodori[research]"') from None

    def run(task: Callable[[T], R], arguments: Iterable[T]) -> Iterator[R]:
        try:
            ray.init(address=address, include_dashboard=False, log_to_driver=False)
        except Exception as error:  # Ray raises that very class where it cannot start
            raise SetupError(f"Ray: {str(error).splitlines()[0]}") from None
        try:

            def call(argument: T) -> R:  # Ray takes functions, and what is partly applied is none
                return task(argument)

            remote = ray.remote(max_retries=-1, num_cpus=1)(call)
            waiting = iter(arguments)
            most = max(1, int(ray.cluster_resources().get("CPU", 1))) * AHEAD
            running = [remote.remote(argument) for argument in islice(waiting, most)]
            while running:
                ready, running = ray.wait(running)
                running += [remote.remote(argument) for argument in islice(waiting, len(ready))]
                yield from ray.get(ready)
        finally:
            ray.shutdown()

    return run
