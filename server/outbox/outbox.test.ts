import assert from "node:assert/strict";
import { test } from "node:test";
import { fieldsOf } from "../../contract/contact-message.ts";
import { newMessage } from "./outbox.contract.ts";
import { contentKey } from "./outbox.ts";

test("a field that the form did not have when a message was stored is empty", () => {
  const { from_phone: _, ...former } = fieldsOf(newMessage());
  assert.deepEqual(fieldsOf(former), { ...former, from_phone: "" });
});

test("two messages are the same by their fields, whatever else is known of them", () => {
  const message = newMessage();
  assert.equal(
    contentKey({ ...newMessage({ receivedAt: 5, suspicion: "x" }), ...fieldsOf(message) }),
    contentKey(message),
  );
  // The same letters in other fields are another message: taken for the same it would be lost.
  const { from_name, from_phone } = message;
  assert.notEqual(
    contentKey({ ...message, from_name: from_name + from_phone, from_phone: "" }),
    contentKey({ ...message, from_name, from_phone }),
  );
});
