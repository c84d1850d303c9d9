/** The pictures the desk may show: those online, and those the owner brought that are not online yet. */
import path from "node:path";
import { type House, namesIn } from "../files/house.ts";

/** Pictures that the owner brought stand here until they are published, and afterwards in case their publication is given back. */
export const newPictures = (house: House): string => path.join(house.desk, "pictures");

/** @returns every picture once; `fresh` for those that only the desk has */
export function pictureFiles(house: House): { file: string; place: string; fresh: boolean }[] {
  const [online, own] = [path.join(house.content, "pictures"), newPictures(house)];
  const there = namesIn(online, ".jpg");
  return [
    ...there.map((file) => ({ file, place: path.join(online, file), fresh: false })),
    ...namesIn(own, ".jpg")
      .filter((file) => !there.includes(file))
      .map((file) => ({ file, place: path.join(own, file), fresh: true })),
  ];
}

/** @returns the names of the pictures that a page may show */
export function pictureNames(house: House): Set<string> {
  return new Set(pictureFiles(house).map(({ file }) => file));
}
