# what: bootstraps from the next state with the action of this step instead of the next one
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    Q = Q.copy()
    E = np.zeros_like(Q)
    deltas = np.zeros(len(rewards))
    for t, (s, a, r, s2, end) in enumerate(zip(states[:-1], actions[:-1], rewards, states[1:], done)):
        deltas[t] = r - Q[s, a] if end else r + gamma * Q[s2, a] - Q[s, a]
        E[s, a] += 1.0
        Q += alpha * deltas[t] * E
        E *= 0 if end else gamma * lam
    return {"Q": Q, "E": E, "deltas": deltas}
