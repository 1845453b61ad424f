DROP INDEX `reports_by_time`;--> statement-breakpoint
DROP INDEX `reports_by_type`;--> statement-breakpoint
-- By hand: a column that is added needs a default, which the next statement replaces in every row.
ALTER TABLE `reports` ADD `observed_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The moment of the message's own line "DTG 201230ZNov26"; without one, of the copy. As `momentOf` reads it.
UPDATE `reports` SET `observed_at` = coalesce(
  (SELECT CAST(CASE `zone` WHEN 'J' THEN strftime('%s', `clock`, 'utc')
      ELSE strftime('%s', `clock`) - 3600 * (instr('ABCDEFGHIKLM', `zone`) - instr('NOPQRSTUVWXY', `zone`)) END AS INTEGER) * 1000
    FROM (SELECT substr(`dtg`, 7, 1) AS `zone`, substr(`dtg`, 1, 2) AS `day`, `month`,
        '20' || substr(`dtg`, 11, 2) || '-' || substr('0' || ((`month` + 2) / 3), -2) || '-' || substr(`dtg`, 1, 2)
          || ' ' || substr(`dtg`, 3, 2) || ':' || substr(`dtg`, 5, 2) AS `clock`
      FROM (SELECT `dtg`, instr('JanFebMarAprMayJunJulAugSepOctNovDec', substr(`dtg`, 8, 3)) AS `month`
        FROM (SELECT substr(`content`, instr(`content`, ' // DTG ') + 8, 12) AS `dtg`,
            substr(`content`, instr(`content`, ' // DTG ') + 20) || '/' AS `rest`)
        WHERE `content` GLOB '* // DTG *////' AND (`rest` GLOB ' // *' OR `rest` = '/////')
          AND `dtg` GLOB '[0-3][0-9][0-2][0-9][0-5][0-9][A-Z][A-Z][a-z][a-z][0-9][0-9]'))
    WHERE `month` % 3 = 1 AND strftime('%d', `clock`) = `day`),
  CAST(round((julianday(`timestamp`) - 2440587.5) * 86400000) AS INTEGER),
  0);--> statement-breakpoint
CREATE INDEX `reports_by_time` ON `reports` (`observed_at`,`id`);--> statement-breakpoint
CREATE INDEX `reports_by_type` ON `reports` (`report_type`,`observed_at`,`id`);
