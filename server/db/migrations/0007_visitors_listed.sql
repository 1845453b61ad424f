ALTER TABLE `demo_users` ADD `last_request_at` integer;--> statement-breakpoint
ALTER TABLE `demo_users` ADD `last_session_at` integer;--> statement-breakpoint
ALTER TABLE `demo_users` ADD `active_until` integer;--> statement-breakpoint
ALTER TABLE `demo_users` ADD `used_until` integer;--> statement-breakpoint
ALTER TABLE `demo_users` ADD `limit_until` integer;--> statement-breakpoint
ALTER TABLE `demo_users` ADD `wrong_codes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `demo_users` ADD `wrong_code_at` integer;--> statement-breakpoint
ALTER TABLE `demo_users` ADD `wrong_code_from` text;--> statement-breakpoint
ALTER TABLE `demo_users` ADD `wrong_codes_locked` integer;--> statement-breakpoint
CREATE INDEX `demo_users_by_time` ON `demo_users` (`created_at`,`email`,`active_until`,`limit_until`);--> statement-breakpoint
CREATE INDEX `demo_users_by_last_request` ON `demo_users` (`last_request_at`,`email`);--> statement-breakpoint
CREATE INDEX `demo_users_by_last_session` ON `demo_users` (`last_session_at`,`email`);--> statement-breakpoint
CREATE INDEX `demo_users_by_standing` ON `demo_users` (`email`,`active_until`,`limit_until`,`used_until`);--> statement-breakpoint
CREATE INDEX `demo_users_by_active` ON `demo_users` (`active_until`,`email`);--> statement-breakpoint
CREATE INDEX `demo_users_by_limit` ON `demo_users` (`limit_until`,`active_until`,`email`);--> statement-breakpoint
CREATE INDEX `demo_users_by_used` ON `demo_users` (`used_until`,`limit_until`,`email`);--> statement-breakpoint
CREATE INDEX `demo_sessions_open` ON `demo_sessions` (`expires_at`,`id`,`created_at`,`email`) WHERE "demo_sessions"."ended_at" is null;--> statement-breakpoint
CREATE INDEX `demo_sessions_open_of` ON `demo_sessions` (`email`,`expires_at`,`created_at`) WHERE "demo_sessions"."ended_at" is null;--> statement-breakpoint
-- By hand: the generator cuts an expression at its commas.
CREATE INDEX `demo_sessions_lasted` ON `demo_sessions` (`ended_by`, max(0, min("ended_at", "expires_at") - "created_at"));--> statement-breakpoint
-- One mailbox of Gmail is one: dots and googlemail.com make no other.
UPDATE `demo_users` SET `mailbox` = replace(substr(`mailbox`, 1, instr(`mailbox`, '@') - 1), '.', '') || '@gmail.com'
WHERE `mailbox` LIKE '%@gmail.com' OR `mailbox` LIKE '%@googlemail.com';--> statement-breakpoint
UPDATE OR IGNORE `failed_attempts` SET `key` = replace(substr(`key`, 1, instr(`key`, '@') - 1), '.', '') || '@gmail.com'
WHERE `scope` = 'code' AND (`key` LIKE '%@gmail.com' OR `key` LIKE '%@googlemail.com');--> statement-breakpoint
UPDATE `demo_users` SET
  `last_request_at` = (SELECT max(`requested_at`) FROM `demo_requests` AS r WHERE r.`email` = `demo_users`.`email`),
  `last_session_at` = (SELECT max(`created_at`) FROM `demo_sessions` AS s WHERE s.`email` = `demo_users`.`email`),
  `active_until` = (SELECT max(`expires_at`) FROM `demo_sessions` AS s WHERE s.`email` = `demo_users`.`email` AND s.`ended_at` IS NULL),
  `used_until` = (SELECT s.`created_at` + 86400000 FROM `demo_users` AS u JOIN `demo_sessions` AS s ON s.`email` = u.`email`
    WHERE u.`mailbox` = `demo_users`.`mailbox` AND s.`created_at` > coalesce(u.`limits_reset_at`, 0) ORDER BY s.`created_at` DESC LIMIT 1),
  `limit_until` = (SELECT s.`created_at` + 86400000 FROM `demo_users` AS u JOIN `demo_sessions` AS s ON s.`email` = u.`email`
    WHERE u.`mailbox` = `demo_users`.`mailbox` AND s.`created_at` > coalesce(u.`limits_reset_at`, 0) ORDER BY s.`created_at` DESC LIMIT 1 OFFSET 1);--> statement-breakpoint
CREATE TRIGGER `demo_requests_made` AFTER INSERT ON `demo_requests` BEGIN
  UPDATE `demo_users` SET `last_request_at` = max(coalesce(`last_request_at`, 0), new.`requested_at`) WHERE `email` = new.`email`;
END;--> statement-breakpoint
CREATE TRIGGER `demo_sessions_begun` AFTER INSERT ON `demo_sessions` BEGIN
  UPDATE `demo_users` SET
    `last_session_at` = max(coalesce(`last_session_at`, 0), new.`created_at`),
    `active_until` = CASE WHEN new.`ended_at` IS NULL THEN max(coalesce(`active_until`, 0), new.`expires_at`) ELSE `active_until` END
  WHERE `email` = new.`email`;
  UPDATE `demo_users` SET
    `limit_until` = CASE WHEN new.`created_at` + 86400000 >= `used_until` THEN `used_until`
      WHEN `used_until` IS NOT NULL THEN max(coalesce(`limit_until`, 0), new.`created_at` + 86400000) END,
    `used_until` = max(coalesce(`used_until`, 0), new.`created_at` + 86400000)
  WHERE `mailbox` = (SELECT `mailbox` FROM `demo_users` WHERE `email` = new.`email`)
    AND (`limits_reset_at` IS NULL OR new.`created_at` > `limits_reset_at`);
END;--> statement-breakpoint
CREATE TRIGGER `demo_sessions_ended` AFTER UPDATE OF `ended_at`, `expires_at` ON `demo_sessions` BEGIN
  UPDATE `demo_users` SET
    `active_until` = (SELECT max(`expires_at`) FROM `demo_sessions` AS s WHERE s.`email` = new.`email` AND s.`ended_at` IS NULL)
  WHERE `email` = new.`email`;
END;--> statement-breakpoint
CREATE TRIGGER `demo_users_came` AFTER INSERT ON `demo_users` BEGIN
  UPDATE `demo_users` SET
    `used_until` = (SELECT max(`used_until`) FROM `demo_users` AS u WHERE u.`mailbox` = new.`mailbox`),
    `limit_until` = (SELECT max(`limit_until`) FROM `demo_users` AS u WHERE u.`mailbox` = new.`mailbox`)
  WHERE `email` = new.`email`;
END;--> statement-breakpoint
CREATE TRIGGER `demo_users_reset` AFTER UPDATE OF `limits_reset_at` ON `demo_users` BEGIN
  UPDATE `demo_users` SET
    `used_until` = (SELECT s.`created_at` + 86400000 FROM `demo_users` AS u JOIN `demo_sessions` AS s ON s.`email` = u.`email`
      WHERE u.`mailbox` = new.`mailbox` AND s.`created_at` > coalesce(u.`limits_reset_at`, 0) ORDER BY s.`created_at` DESC LIMIT 1),
    `limit_until` = (SELECT s.`created_at` + 86400000 FROM `demo_users` AS u JOIN `demo_sessions` AS s ON s.`email` = u.`email`
      WHERE u.`mailbox` = new.`mailbox` AND s.`created_at` > coalesce(u.`limits_reset_at`, 0) ORDER BY s.`created_at` DESC LIMIT 1 OFFSET 1)
  WHERE `mailbox` = new.`mailbox`;
END;--> statement-breakpoint
CREATE TRIGGER `demo_users_gone` AFTER DELETE ON `demo_users` BEGIN
  UPDATE `demo_users` SET
    `used_until` = (SELECT s.`created_at` + 86400000 FROM `demo_users` AS u JOIN `demo_sessions` AS s ON s.`email` = u.`email`
      WHERE u.`mailbox` = old.`mailbox` AND s.`created_at` > coalesce(u.`limits_reset_at`, 0) ORDER BY s.`created_at` DESC LIMIT 1),
    `limit_until` = (SELECT s.`created_at` + 86400000 FROM `demo_users` AS u JOIN `demo_sessions` AS s ON s.`email` = u.`email`
      WHERE u.`mailbox` = old.`mailbox` AND s.`created_at` > coalesce(u.`limits_reset_at`, 0) ORDER BY s.`created_at` DESC LIMIT 1 OFFSET 1)
  WHERE `mailbox` = old.`mailbox`;
END;
