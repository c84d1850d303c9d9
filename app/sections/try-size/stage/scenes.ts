/** The scene of each trade. The standee's scene comes with the page; the others are loaded when needed, each as a file of its own. */
import { useEffect, useState } from "react";
import type { Stance } from "../../../content/types.ts";
import type { Scene } from "../../../try-size/scenes/scene.ts";
import { scene as standee } from "../../../try-size/scenes/standee.ts";
import type { Trade } from "../../../try-size/trades.ts";
import { whenLineReturns } from "../../../ui/window/line-returns.ts";

const LOADERS: Record<string, () => Promise<{ scene: Scene }>> = {
  "in-bat-hiflex": () => import("../../../try-size/scenes/hiflex.ts"),
  "in-bang-ron": () => import("../../../try-size/scenes/banner.ts"),
  "in-decal-o-to": () => import("../../../try-size/scenes/vehicle.ts"),
  "in-decal-pp": () => import("../../../try-size/scenes/poster.ts"),
  "in-backlit": () => import("../../../try-size/scenes/light-box.ts"),
  "in-lua-canvas": () => import("../../../try-size/scenes/canvas.ts"),
  "in-hastag-cam-tay": () => import("../../../try-size/scenes/hashtag.ts"),
  "in-backdrop": () => import("../../../try-size/scenes/backdrop.ts"),
};

const loaded = new Map<string, Scene>([["in-standee", standee]]);

/** The kind whose scene is used for a trade without a scene of its own, because prints stand or hang there in the same way. */
const LIKE: Record<Stance, string> = {
  hang: "in-bat-hiflex",
  hand: "in-decal-pp",
  floor: "in-standee",
  van: "in-decal-o-to",
};

/**
 * @returns the trade's scene, or the scene before it until the new one has loaded, which is still true to scale. One that did not load is asked
 *   for again when the line is back.
 */
export function useScene(trade: Pick<Trade, "kind" | "stance">): { scene: Scene; of: string } {
  const kind = trade.kind in LOADERS || loaded.has(trade.kind) ? trade.kind : LIKE[trade.stance];
  const [shown, setShown] = useState("in-standee");
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const load = () => {
      Promise.resolve(loaded.get(kind) ?? LOADERS[kind]?.().then(({ scene }) => scene)).then(
        (scene) => {
          if (scene) loaded.set(kind, scene);
          if (!signal.aborted) setShown(kind);
        },
        () => whenLineReturns(load, signal),
      );
    };
    load();
    return () => left.abort();
  }, [kind]);
  const of = loaded.has(kind) ? kind : shown;
  return { scene: loaded.get(of) ?? standee, of };
}
