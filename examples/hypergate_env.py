"""Hypergate as an environment for learners, with nothing but the standard library.

The order of calls is that of PettingZoo's AEC environments (reset, agent_iter, last, step), so
that a learner written for these can be plugged in. Run this file to see a game of chance:

    python3 examples/hypergate_env.py --seed 7 --set technology=odyssey

Every agent is a seat, `A` to `H`. An observation is a dictionary: "observation" is a list of whole
numbers (their meaning is in `env.schema`), "action_mask" a list with 1 for each action that is legal.
docs/env.md has the protocol.
"""

import argparse
import json
import random
import shlex
import subprocess


class HypergateError(Exception):
    """A request that was refused: `code` says what kind of error it is, `allowed` what could be said."""

    def __init__(self, answer):
        message = answer.get("message", "refused")
        allowed = answer.get("allowed")
        super().__init__(message + ("; allowed: " + ", ".join(allowed) if allowed else ""))
        self.code = answer.get("error")
        self.allowed = allowed or []


class Connection:
    """The program itself, asked over a pipe; several games can share one."""

    PROTOCOL = 1

    def __init__(self, command="./hypergate lab env --stdio"):
        words = shlex.split(command) if isinstance(command, str) else list(command)
        self.process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
        )
        self.hello = self.ask("hello")
        if self.hello["protocol"] != self.PROTOCOL:
            raise RuntimeError("this program speaks protocol %s" % self.hello["protocol"])
        self.schema = self.ask("schema")

    def ask(self, op, **fields):
        """Sends a request and returns its answer."""
        self.process.stdin.write(json.dumps({"op": op, **fields}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            raise RuntimeError("hypergate has ended with status %s" % self.process.wait())
        answer = json.loads(line)
        if not answer["ok"]:
            raise HypergateError(answer)
        return answer

    def close(self):
        if self.process.poll() is None:
            self.ask("bye")
            self.process.stdin.close()
            self.process.wait()


class HypergateEnv:
    """One game."""

    metadata = {"name": "hypergate_v1", "is_parallelizable": False}

    def __init__(self, connection, options=None, machines=None, game="game"):
        """options: the game's options by name; machines: players of the program by seat, such as
        {"B": "novice"}; game: a name of its own for each game of a connection."""
        self.connection = connection
        self.schema = connection.schema
        self.options = dict(options or {})
        self.machines = dict(machines or {})
        self.game = game
        self.num_actions = connection.hello["actions"]
        self.observation_length = connection.hello["length"]
        self.agents = []

    def reset(self, seed=None, options=None):
        if options is not None:
            self.options = dict(options)
        if seed is None:
            seed = random.randrange(2**31)
        self._state = self.connection.ask(
            "reset", game=self.game, seed=seed, options=self.options, players=self.machines
        )
        self.possible_agents = [s for s in self._state["seats"] if s not in self.machines]
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos = {agent: {} for agent in self.agents}
        self._select()

    def _select(self):
        if self._state["over"]:
            points = dict(zip(self._state["seats"], self._state["result"]))
            for agent in self.agents:
                self.rewards[agent] = points[agent]
                self._cumulative_rewards[agent] += points[agent]
                self.terminations[agent] = True
            self.agent_selection = self.agents[0] if self.agents else None
        else:
            self.agent_selection = self._state["toMove"][0]

    def observe(self, agent):
        seen = self.connection.ask("observe", game=self.game, seat=agent)
        mask = [0] * self.num_actions
        for action in seen["legal"]:
            if action < self.num_actions:
                mask[action] = 1
        self.infos[agent] = {
            "prompt": seen.get("prompt"),
            "legal": seen["legal"],
            "notations": seen.get("notations", []),
        }
        return {"observation": seen["observation"], "action_mask": mask}

    def last(self, observe=True):
        agent = self.agent_selection
        observation = self.observe(agent) if observe else None
        return (
            observation,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        agent = self.agent_selection
        if self.terminations[agent]:
            if action is not None:
                raise ValueError("the game is over: the only valid action is None")
            self.agents.remove(agent)
            # What an agent has left behind is gone, as with all environments of this kind.
            for of in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
                del of[agent]
            self.agent_selection = self.agents[0] if self.agents else None
            return
        self._state = self.connection.ask("step", game=self.game, seat=agent, action=int(action))
        # Rewards are those of the last step; those of `last` add up from an agent's step to its next one.
        self.rewards = {each: 0.0 for each in self.agents}
        self._cumulative_rewards[agent] = 0.0
        self._select()

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    def agent_iter(self, max_iter=2**63):
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def fork(self, name):
        """A copy of the game that stands where this one stands, under another name."""
        return self._copy(name, self.connection.ask("fork", game=self.game, **{"as": name}))

    def redeal(self, agent, name, seed):
        """A game that may be this one for all that an agent knows that is to move; None: none found."""
        state = self.connection.ask(
            "redeal", game=self.game, seat=agent, seed=seed, **{"as": name}
        )
        return self._copy(name, state) if state["found"] else None

    def _copy(self, name, state):
        copy = HypergateEnv(self.connection, self.options, {}, name)
        copy.possible_agents = list(state["seats"])
        copy.agents = list(copy.possible_agents)
        copy.rewards = {agent: 0.0 for agent in copy.agents}
        copy._cumulative_rewards = dict(copy.rewards)
        copy.terminations = {agent: False for agent in copy.agents}
        copy.truncations = {agent: False for agent in copy.agents}
        copy.infos = {agent: {} for agent in copy.agents}
        copy._state = state
        copy._select()
        return copy

    def close(self):
        """Forgets the game; the connection stays."""
        self.connection.ask("close", game=self.game)


def main():
    parser = argparse.ArgumentParser(description="Plays one game by chance.")
    parser.add_argument("--command", default="./hypergate lab env --stdio")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--set", action="append", default=[], metavar="OPTION=VALUE")
    parser.add_argument("--machine", action="append", default=[], metavar="SEAT=NAME")
    given = parser.parse_args()

    connection = Connection(given.command)
    env = HypergateEnv(
        connection,
        dict(pair.split("=", 1) for pair in given.set),
        dict(pair.split("=", 1) for pair in given.machine),
    )
    dice = random.Random(given.seed)
    env.reset(seed=given.seed)
    steps = 0
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        if termination or truncation:
            print("%s has %.2f points" % (agent, reward))
            env.step(None)
            continue
        mask = observation["action_mask"]
        env.step(dice.choice([action for action, legal in enumerate(mask) if legal]))
        steps += 1
    print("%d steps, %d numbers to see" % (steps, env.observation_length))
    connection.close()


if __name__ == "__main__":
    main()
