import assert from "node:assert/strict";
import { test } from "node:test";
import { ask, DeskError } from "./client.ts";
import { sendPicture } from "./pictures/send-picture.ts";

test("an answer that breaks off counts as a refusal, even with status 200: half an answer is never taken for the data", async (t) => {
  for (const status of [200, 422]) {
    t.mock.method(globalThis, "fetch", async () => new Response('{"pages": [', { status }));
    for (const asking of [() => ask("pages"), () => sendPicture(new File(["ảnh"], "anh.jpg"))])
      await assert.rejects(asking, (error) => {
        assert(error instanceof DeskError);
        assert.equal(error.message, "Bàn làm việc trả lời không trọn.");
        assert.equal(error.status, status === 200 ? 0 : status);
        return true;
      });
  }
});

test("a refusal carries the desk's own sentence", async (t) => {
  const answer = { error: "Trang này vừa được sửa ở ngoài bàn.", revision: "b" };
  t.mock.method(globalThis, "fetch", async () => Response.json(answer, { status: 409 }));
  await assert.rejects(ask("page"), { name: "DeskError", status: 409, message: answer.error, answer });
});
