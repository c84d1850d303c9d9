/** The scene of each trade. The first one stands in the page; the others come when they are asked for, each in a file of its own. */
import { useEffect, useState } from "react";
import type { Stance } from "../../../content/types.ts";
import type { Scene } from "../../../try-size/scenes/scene.ts";
import { standee } from "../../../try-size/scenes/standee.ts";
import type { Trade } from "../../../try-size/trades.ts";

const LOADERS: Record<string, () => Promise<Scene>> = {
  "in-bat-hiflex": async () => (await import("../../../try-size/scenes/hiflex.ts")).hiflex,
  "in-bang-ron": async () => (await import("../../../try-size/scenes/banner.ts")).banner,
  "in-decal-o-to": async () => (await import("../../../try-size/scenes/vehicle.ts")).vehicle,
  "in-decal-pp": async () => (await import("../../../try-size/scenes/poster.ts")).poster,
  "in-backlit": async () => (await import("../../../try-size/scenes/light-box.ts")).lightBox,
  "in-lua-canvas": async () => (await import("../../../try-size/scenes/canvas.ts")).canvas,
  "in-hastag-cam-tay": async () => (await import("../../../try-size/scenes/hashtag.ts")).hashtag,
  "in-backdrop": async () => (await import("../../../try-size/scenes/backdrop.ts")).backdrop,
};

const loaded = new Map<string, Scene>([["in-standee", standee]]);

/** The scene of a trade that has none of its own: one in which prints hang as it does. */
const LIKE: Record<Stance, string> = {
  hang: "in-bat-hiflex",
  hand: "in-decal-pp",
  floor: "in-standee",
  van: "in-decal-o-to",
};

/**
 * @returns its scene, or the one before it until it has come; a scene that cannot be loaded leaves that one standing, to scale all the same
 */
export function useScene(trade: Pick<Trade, "kind" | "stance">): { scene: Scene; of: string } {
  const kind = trade.kind in LOADERS || loaded.has(trade.kind) ? trade.kind : LIKE[trade.stance];
  const [shown, setShown] = useState("in-standee");
  useEffect(() => {
    let wanted = true;
    const load = loaded.has(kind) ? Promise.resolve() : LOADERS[kind]?.().then((scene) => void loaded.set(kind, scene));
    load?.then(
      () => wanted && setShown(kind),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [kind]);
  const of = loaded.has(kind) ? kind : shown;
  return { scene: loaded.get(of) ?? standee, of };
}
