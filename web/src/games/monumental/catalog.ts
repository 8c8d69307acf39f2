// What lies in the box, found by its id.
import type { Box, Card, Civilization, Hero, Map as GameMap, Monster, Policy, Tile, View } from "./types";

export class Catalog {
  readonly cards: Map<string, Card>;
  readonly policies: Map<string, Policy>;
  readonly heroes: Map<string, Hero>;
  readonly monsters: Map<string, Monster>;
  readonly civilizations: Map<string, Civilization>;

  constructor(readonly box: Box) {
    const own = box.civilizations.flatMap((civ) => [civ.building, civ.knowledge]);
    const cards = [...box.starting, ...own, ...box.basic, ...box.development];
    this.cards = byId(cards);
    this.policies = byId(box.civilizations.flatMap((civ) => civ.policies));
    this.heroes = byId(box.heroes);
    this.monsters = byId(box.monsters);
    this.civilizations = byId(box.civilizations);
  }

  map(view: View): GameMap {
    return this.box.maps[view.map] ?? this.box.maps[0]!;
  }

  tile(view: View, id: string): Tile | undefined {
    return this.map(view).tiles.find((tile) => tile.id === id);
  }

  defence(terrain: string): number {
    return this.box.terrains.find(({ id }) => id === terrain)?.defence ?? 0;
  }

  fact(name: string): number {
    return this.box.facts.find((fact) => fact.name === name)?.value ?? 0;
  }
}

function byId<T extends { id: string }>(things: T[]): Map<string, T> {
  return new Map(things.map((thing) => [thing.id, thing]));
}
