import assert from "node:assert/strict";
import { test } from "node:test";
import { checkForm, isAccepted, sendingService } from "./sending.ts";

const none = { userId: undefined, serviceId: undefined, templateId: undefined };
const all = { userId: "user", serviceId: "service", templateId: "template" };

test("without settings the form goes to the site's own server", () => {
  const { origin, userId, serviceId, templateId } = sendingService(none);
  assert.equal(origin, "");
  assert.ok(userId && serviceId && templateId); // the client sends nothing without them
});

test("with all three settings it goes to the hosted service", () => {
  assert.deepEqual(sendingService(all), { origin: "https://api.emailjs.com", ...all });
});

test("one setting alone is a mistake, and the error names what is missing", () => {
  assert.throws(() => sendingService({ ...all, userId: undefined }), { message: "The user ID is required" });
  assert.throws(() => sendingService({ ...all, serviceId: "" }), { message: "The service ID is required" });
  assert.throws(() => sendingService({ ...all, templateId: undefined }), { message: "The template ID is required" });
  assert.throws(() => sendingService({ ...none, templateId: "template" }), { message: "The user ID is required" });
});

test("a message is taken when the status is 200 or the text is OK", () => {
  assert.equal(isAccepted({ status: 200, text: "" }), true);
  assert.equal(isAccepted({ status: 0, text: "OK" }), true);
  assert.equal(isAccepted({ status: 202, text: "queued" }), false);
  assert.equal(isAccepted({ status: 503, text: "" }), false);
});

test("a page in place of the service's answer, as a Wi-Fi's sign-in, says nothing of the message", () => {
  for (const text of ["<!DOCTYPE html><title>Wi-Fi</title>", "\ufeff\r\n<html>", "<?xml version='1.0'?>"])
    assert.equal(isAccepted({ status: 200, text }), false, text);
});

test("only a form can be sent", () => {
  const message = "The 3rd parameter is expected to be the HTML form element or the style selector of the form";
  for (const target of [null, { nodeName: "DIV" }]) assert.throws(() => checkForm(target), { message });
  assert.doesNotThrow(() => checkForm({ nodeName: "FORM" }));
});
