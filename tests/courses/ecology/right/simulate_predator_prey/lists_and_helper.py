# lists of states and a helper that makes one step; Heun as the mean of an Euler and a second Euler step
def simulate_predator_prey(N0, P0, params, dt, steps):
    def euler(state):
        rates = predator_prey_rates(state[0], state[1], params)
        return [s + dt * d for s, d in zip(state, rates)]

    states = [[N0, P0]]
    for _ in range(steps):
        one = euler(states[-1])
        two = euler(one)
        states.append([(s + w) / 2 for s, w in zip(states[-1], two)])
    prey = np.array([s[0] for s in states]).T
    pred = np.array([s[1] for s in states]).T
    mean = np.mean((prey[:, :-1] + prey[:, 1:]) / 2, axis=1)
    return prey, pred, mean, dt * np.argmax(pred, axis=1)
