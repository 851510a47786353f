"""Opening the page in the browser of whoever started the server at their own machine."""

from __future__ import annotations

import http.client
import os
import sys
import threading
import webbrowser


def has_screen() -> bool:
    """A browser can have a window: without one, `webbrowser` would start a text browser over the server's lines."""
    return sys.platform in {"darwin", "win32"} or bool({"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ))


def open_page(url: str) -> None:
    """In a thread, for some browsers keep their caller waiting."""
    if has_screen():
        threading.Thread(target=webbrowser.open, args=(url,)).start()
    else:
        print(f"Open {url} in a browser.", flush=True)


def is_ours(host: str, port: int) -> bool:
    """An Irodori listens there already."""
    line = http.client.HTTPConnection(host, port, timeout=2)
    try:
        line.request("GET", "/manifest.webmanifest")
        return b"Irodori" in line.getresponse().read(1000)
    except (OSError, http.client.HTTPException):
        return False
    finally:
        line.close()
