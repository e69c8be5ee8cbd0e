# what: the traces are set to zero at the beginning of the last step of an episode and not after it, so the pairs before do not learn from it and the new episode inherits its trace
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    q, e = Q.copy(), np.zeros_like(Q)
    d = np.zeros(len(rewards))
    for t in range(len(rewards)):
        i, j = states[t], actions[t]
        if done[t]:
            e = np.zeros_like(Q)
            d[t] = rewards[t] - q[i, j]
        else:
            d[t] = rewards[t] + gamma * q[states[t + 1], actions[t + 1]] - q[i, j]
        e[i, j] += 1
        q = q + alpha * d[t] * e
        e = gamma * lam * e
    return {"Q": q, "E": e, "deltas": d}
