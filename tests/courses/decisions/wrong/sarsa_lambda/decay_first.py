# what: the traces decay at the beginning of a step instead of at its end, so those that are returned have decayed once too little
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    Q = Q.copy()
    E = np.zeros_like(Q)
    deltas = np.zeros(len(rewards))
    for t in range(len(rewards)):
        E = gamma * lam * E
        s, a = states[t], actions[t]
        if done[t]:
            deltas[t] = rewards[t] - Q[s, a]
        else:
            deltas[t] = rewards[t] + gamma * Q[states[t + 1], actions[t + 1]] - Q[s, a]
        E[s, a] += 1
        Q += alpha * deltas[t] * E
        if done[t]:
            E = np.zeros_like(Q)
    return {"Q": Q, "E": E, "deltas": deltas}
