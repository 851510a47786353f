// A game of Kasane's shape on boardgame.io: take the top card of a row into a secret hand. `node server.js [FOLDER]`:
// with a folder its file store, else in memory, which is its default.
"use strict";
const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const PLAYERS = 4;
const WIDTH = 4;
const ROUNDS = 4;
const CARDS = [..."123456789"].flatMap((card) => Array(5).fill(card)).concat(Array(7).fill("+"));

function deal(G) {
  G.rows = [];
  for (let row = 0; row < PLAYERS; row++) G.rows.push(G.secret.pile.splice(0, WIDTH));
}

const game = {
  name: "rows",
  minPlayers: PLAYERS,
  maxPlayers: PLAYERS,
  setup: ({ random }) => {
    const G = { round: 1, rows: [], hands: {}, points: [0, 0, 0, 0], secret: {} };
    G.secret.pile = random.Shuffle([...CARDS, ...CARDS]);
    for (let seat = 0; seat < PLAYERS; seat++) G.hands[seat] = [];
    deal(G);
    return G;
  },
  playerView: ({ G, playerID }) => {
    const hands = {};
    for (const seat in G.hands) hands[seat] = seat === playerID ? G.hands[seat] : G.hands[seat].length;
    return { round: G.round, rows: G.rows, hands, points: G.points, pile: G.secret.pile.length };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: {
      move: ({ G, playerID }, row) => {
        if (!G.rows[row] || !G.rows[row].length) return INVALID_MOVE;
        G.hands[playerID].push(G.rows[row].pop());
        if (G.rows.every((cards) => !cards.length) && G.round < ROUNDS) {
          G.round += 1;
          deal(G);
        }
      },
      client: false,
    },
  },
  endIf: ({ G }) => (G.round === ROUNDS && G.rows.every((cards) => !cards.length) ? { over: true } : undefined),
};

const folder = process.argv[2];
const server = Server({ games: [game], origins: ["*"], db: folder ? new FlatFile({ dir: folder }) : undefined });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`ready at http://127.0.0.1:${appServer.address().port}`);
});
