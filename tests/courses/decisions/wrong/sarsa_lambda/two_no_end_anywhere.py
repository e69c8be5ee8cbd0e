# what: neither the target nor the traces know where an episode ended
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    Q = Q.copy()
    E = np.zeros_like(Q)
    deltas = np.zeros(len(rewards))
    for t in range(len(rewards)):
        s, a = states[t], actions[t]
        deltas[t] = rewards[t] + gamma * Q[states[t + 1], actions[t + 1]] - Q[s, a]
        E[s, a] += 1.0
        Q += alpha * deltas[t] * E
        E *= gamma * lam
    return {"Q": Q, "E": E, "deltas": deltas}
