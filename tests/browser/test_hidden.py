"""A hidden card is nowhere in a browser: not on the page, not on the line, not in what it keeps."""

from __future__ import annotations

import json
import re

from irodori import words
from irodori.core.record import Record
from tests.browser.conftest import Visit
from tests.browser.table import Hand, Table
from tests.browser.visitor import PHONE

STORES = """async () => {
  const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), document.cookie]
  kept.push(JSON.stringify((await indexedDB.databases()).map(({ name }) => name)))
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) kept.push(request.url)
  }
  return kept.join('\\n')
}"""


def test_a_hidden_card_is_nowhere_in_a_browser(visit: Visit) -> None:
    """Each card of Iroha is there once: while another holds it and nobody has seen it, no trace of it is with me."""
    visitor = visit()
    visitor.go("/")
    visitor.come_in("Mika")
    table = Table(visitor, visitor.new_table("iroha", 3)).open()
    hand = Hand(table, "hidden")
    seen: list[str] = []
    while table.await_turn():
        page, stores = visitor.page.content(), str(visitor.page.evaluate(STORES))
        seen.append("\n".join([page, stores, *visitor.heard]))
        hand.move()
    record = Record.from_json(json.dumps(table.record()))
    mine = [at for at, (seat, _) in enumerate(record.lines) if seat == 0]
    assert len(mine) == len(seen)
    shown = {str(name) for name in re.findall(r'"([FBOMW]\d)"', json.dumps(record.content["decks"]))}
    assert len(shown) > 20
    checked = 0
    for at, text in zip(mine, seen, strict=True):
        if at > 2 * len(mine):  # later deals deal the same cards again
            break
        state = record.at(at)
        told = json.dumps(state.view(0))
        hidden = {card for card in shown if f'"{card}"' not in told and not re.search(rf"\b{card}\b", told)}
        text = re.sub(r' d="[^"]*"|<text.*?</text>', "", text)  # paths, and players' letters, look like cards
        text = re.sub(r'"cards":\{.*?\}\}', "", text)  # what is printed on all cards everybody may read
        named = {card: words.t("en", f"iroha-card-{card}") for card in hidden}
        found = {card for card in hidden if re.search(rf"\b(?:{card}|{named[card]})\b", text)}
        assert not found, (at, found)
        own = {card for card in shown if f'"{card}"' in told and f'data-held="{card}"' in text}
        assert own, "what one does hold is found"
        checked += len(hidden)
    assert checked > 50


GROUPS = re.compile(r'want \d|[Gg]roup \d|class="n n\d|#km-disk-\d')
"""What on a page could tell a group."""


def test_a_secret_choice_is_nowhere_in_another_s_browser_before_all_have_chosen(visit: Visit) -> None:
    """M5: nothing of it is with the other, not even that it has been made."""
    visitors = aki, ben = visit(), visit(size=PHONE, touch=True)
    for visitor, name in zip(visitors, ("Aki", "Ben"), strict=True):
        visitor.come_in(name)
    key = aki.ask("POST", "/tables", {"game": "kimono", "players": 3, "bots": ["random"]})["id"]
    ben.ask("POST", f"/tables/{key}/join", {"seat": 2})
    aki.ask("POST", f"/tables/{key}/start")
    hands = [Hand(Table(visitor, key).open(), "secret") for visitor in visitors]
    while not all(hand.table.sight.asks == "want" and hand.table.sight.moves for hand in hands):
        ready = [hand for hand in hands if hand.table.sight.moves and hand.table.sight.asks != "want"]
        if ready:
            ready[0].move()
        else:
            ben.page.wait_for_timeout(50)
            aki.page.wait_for_timeout(0)
    ben.page.locator(".opponent[data-seat='0']").wait_for()
    heard = len(ben.heard)
    told = GROUPS.findall(ben.page.locator(".km").inner_html())
    hands[0].move()
    aki.page.get_by_role("status").filter(has_text="waiting").or_(aki.page.locator(".hand .go.rest")).first.wait_for()
    ben.page.wait_for_timeout(300)
    assert not any("want" in frame for frame in ben.heard[heard:])
    assert told == GROUPS.findall(ben.page.locator(".km").inner_html())
    number = hands[1].table.sight.number
    hands[1].move()
    ben.page.wait_for_function("(n) => Number(document.querySelector('main.frame').dataset.number) > n", arg=number)
    assert any('"want"' in frame for frame in ben.heard[heard:]), "afterwards it is told"
