# what: the trace of the visited pair is raised only after the values have been updated
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    Q = Q.copy()
    E = np.zeros_like(Q)
    T = len(rewards)
    deltas = np.zeros(T)
    for t in range(T):
        s, a = states[t], actions[t]
        s2, a2 = states[t + 1], actions[t + 1]
        delta = rewards[t] + gamma * Q[s2, a2] * (1 - done[t]) - Q[s, a]
        Q = Q + alpha * delta * E
        E[s, a] += 1
        E = gamma * lam * E * (1 - done[t])
        deltas[t] = delta
    return {"Q": Q, "E": E, "deltas": deltas}
