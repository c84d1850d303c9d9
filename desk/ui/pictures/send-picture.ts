/** Sends a file to the desk. */

import { MOST_PICTURE_BYTES } from "../../../app/content/pictures.ts";
import { DESK_PATH, OWN_HEADER } from "../../paths.ts";
import { EMPTY, tooLarge } from "../../pictures/limits.ts";
import type { PictureInHand } from "../../pictures/take-in.ts";
import { answerOf, DeskError } from "../client.ts";

/** @throws DeskError with a sentence for the owner; a file that is empty or too large is refused without being sent */
export async function sendPicture(file: File): Promise<PictureInHand> {
  if (file.size === 0) throw new DeskError(422, EMPTY);
  if (file.size > MOST_PICTURE_BYTES) throw new DeskError(413, tooLarge(file.size));
  let response: Response;
  try {
    response = await fetch(`${DESK_PATH}/api/pictures-in-hand?name=${encodeURIComponent(file.name)}`, {
      method: "POST",
      headers: { [OWN_HEADER]: "1", "Content-Type": "application/octet-stream" },
      body: file,
    });
  } catch {
    throw new DeskError(0, "Không gửi được ảnh này. Ảnh có thể vừa bị chuyển chỗ, hoặc bàn làm việc đã tắt.");
  }
  return answerOf<PictureInHand>(response, "Máy chưa mở được ảnh này.");
}
