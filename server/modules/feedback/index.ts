import { Elysia } from "elysia";
import { feedbackToSave, savedFeedback } from "./model";
import type { FeedbackService } from "./service";

/** What operators want whoever runs Sightline to know. */
export const feedback = (service: FeedbackService) =>
  new Elysia().post(
    "/api/feedback",
    ({ body, status }) => {
      const { id } = service.save(body);
      return status(201, { id });
    },
    { body: feedbackToSave, response: { 201: savedFeedback } },
  );
