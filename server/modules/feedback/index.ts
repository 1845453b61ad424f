import { Elysia } from "elysia";
import type { FeedbackMail } from "./feedback-mail";
import { feedbackToSave, savedFeedback } from "./model";
import type { FeedbackService } from "./service";

/** Feedback from operators to Sightline's administrator. */
export const feedback = (service: FeedbackService, mail: FeedbackMail) =>
  new Elysia().post(
    "/api/feedback",
    ({ body, status }) => {
      const { id } = service.save(body, { mailDue: mail.isOn });
      // It is kept by now, whatever becomes of the letter.
      mail.sendDue();
      return status(201, { id });
    },
    { body: feedbackToSave, response: { 201: savedFeedback } },
  );
