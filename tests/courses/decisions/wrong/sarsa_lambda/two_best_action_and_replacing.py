# what: bootstraps from the best next action, and the trace is set to one instead of raised
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    q = Q.copy()
    e = np.zeros_like(q)
    deltas = np.zeros(len(rewards))
    for t in range(len(rewards)):
        s, a = states[t], actions[t]
        best = q[states[t + 1]].max()
        deltas[t] = rewards[t] + gamma * best * (1 - done[t]) - q[s, a]
        e[s, a] = 1
        q = q + alpha * deltas[t] * e
        e = e * gamma * lam * (1 - done[t])
    return {"Q": q, "E": e, "deltas": deltas}
