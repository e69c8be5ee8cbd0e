# what: instead of a table of traces, a list of the visits of this episode, each with its own weight
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    q = Q.copy()
    T = len(rewards)
    deltas = np.zeros(T)
    begin = 0
    for t in range(T):
        target = rewards[t]
        if not done[t]:
            target += gamma * q[states[t + 1], actions[t + 1]]
        deltas[t] = target - q[states[t], actions[t]]
        for k in range(begin, t + 1):
            q[states[k], actions[k]] += alpha * deltas[t] * (gamma * lam) ** (t - k)
        if done[t]:
            begin = t + 1
    E = np.zeros_like(q)
    for k in range(begin, T):
        E[states[k], actions[k]] += (gamma * lam) ** (T - k)
    return {"Q": q, "E": E, "deltas": deltas}
