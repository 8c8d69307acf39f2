// A bot in another language: it reads lines of JSON and answers with lines of JSON (docs/line-protocol.md).
//
//   monumenta arena match monuments greedy "mine=exec:node examples/bot.js" --games 20
//   monumenta serve --bot "mine=exec:node examples/bot.js"

const { createInterface } = require("node:readline");

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

/** A number that is the same for the same seed, so that a game can be played again. */
const draw = (seed, n) => Math.floor((Math.abs(Math.sin(seed % 100_003) * 10_000) % 1) * n);

/** Take what brings most points now; choices say so in some games. */
function decide(ask) {
  const most = Math.max(...ask.choices.map((choice) => choice.points ?? 0));
  const best = ask.choices.filter((choice) => (choice.points ?? 0) === most);
  return best[draw(ask.seed, best.length)].do;
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const message = JSON.parse(line);
  if (message.kind === "hello") say({ name: "points", wants: ["choices"] });
  if (message.kind === "ask") say({ do: decide(message) });
});
