-- When each table next wants attention, for whichever node comes first: a clock that runs out, a machine that is to
-- answer. As the library db-scheduler wants it; a job is a table, and is written with what it follows from.

create table scheduled_tasks (
  task_name text not null,
  task_instance text not null,
  task_data bytea,
  execution_time timestamp with time zone,
  picked boolean not null,
  picked_by text,
  last_success timestamp with time zone,
  last_failure timestamp with time zone,
  consecutive_failures integer,
  last_heartbeat timestamp with time zone,
  version bigint not null,
  priority smallint,
  primary key (task_name, task_instance)
);

create index scheduled_tasks_due on scheduled_tasks (execution_time);
create index scheduled_tasks_alive on scheduled_tasks (last_heartbeat);

insert into scheduled_tasks (task_name, task_instance, execution_time, picked, version)
  select 'table', id, to_timestamp(due / 1000.0), false, 1 from game_table where due is not null;
