// What a hint thinks of the alternatives is written on their buttons.
import type { HeatModule } from "../../games/contract";

export const heat: HeatModule = { layers: {}, name: (action) => action };
