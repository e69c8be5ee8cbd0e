# what: the first state of the next episode counts in the target of the last step of the one before
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    Q = Q.copy()
    E = np.zeros_like(Q)
    deltas = np.zeros(len(rewards))
    for t in range(len(rewards)):
        s, a, r = states[t], actions[t], rewards[t]
        s_, a_ = states[t + 1], actions[t + 1]
        deltas[t] = r + gamma * Q[s_, a_] - Q[s, a]
        E[s, a] = E[s, a] + 1
        Q = Q + alpha * deltas[t] * E
        if done[t]:
            E = np.zeros_like(E)
        else:
            E = gamma * lam * E
    return {"Q": Q, "E": E, "deltas": deltas}
