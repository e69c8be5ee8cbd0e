# what: the trace of the visited pair is multiplied by 1 - alpha before one is added (a Dutch trace)
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    Q = Q.copy()
    E = np.zeros_like(Q)
    deltas = np.zeros(len(rewards))
    for t in range(len(rewards)):
        s, a = states[t], actions[t]
        target = rewards[t]
        if not done[t]:
            target += gamma * Q[states[t + 1], actions[t + 1]]
        deltas[t] = target - Q[s, a]
        E[s, a] = (1 - alpha) * E[s, a] + 1.0
        Q += alpha * deltas[t] * E
        E *= gamma * lam
        if done[t]:
            E[:] = 0.0
    return {"Q": Q, "E": E, "deltas": deltas}
