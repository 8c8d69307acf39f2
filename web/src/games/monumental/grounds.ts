// The drawings of the map's terrains.

/** What the ground of a tile shows, round its middle. */
export const GROUNDS: Record<string, string> = {
  meadow:
    "M-28-20q0-8-4-11 M-25-20q0-9 0-14 M-22-20q0-8 4-11 M-8-24q0-8-4-11 M-5-24q0-9 0-14 M-2-24q0-8 4-11",
  forest: "M-24-20l7-14 7 14z M-14-16l7-14 7 14z M12-22l7-14 7 14z",
  mountain: "M-30-14l14-22 8 12 6-8 14 18z",
  volcano: "M-26-12l14-20h8l14 20z M-8-34q4-6 0-10 M-2-34q6-4 4-9",
  market: "M-22-11v-10h26v10z M-25-21l4-10h24l4 10z",
  water: "M-30-22q6-6 12 0t12 0 M0-32q6-6 12 0t12 0 M-8 30q6-6 12 0t12 0",
  capital: "M-21-5v-20h6v5h6v-5h6v5h6v-5h6v5h6v-5h6v20z",
};
