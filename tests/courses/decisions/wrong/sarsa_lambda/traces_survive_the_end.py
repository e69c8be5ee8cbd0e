# what: the traces are not set to zero where an episode ended
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    Q = Q.copy()
    S, A = Q.shape
    E = np.zeros((S, A))
    deltas = np.zeros(rewards.shape)
    for t in range(rewards.shape[0]):
        s, a = states[t], actions[t]
        mask = 1.0 - done[t]
        deltas[t] = rewards[t] + mask * gamma * Q[states[t + 1], actions[t + 1]] - Q[s, a]
        E[s, a] += 1
        for i in range(S):
            for j in range(A):
                Q[i, j] += alpha * deltas[t] * E[i, j]
                E[i, j] *= gamma * lam
    return {"Q": Q, "E": E, "deltas": deltas}
