# what: the traces decay by a factor kept from the step before
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    q = np.array(Q)
    trace = np.zeros(q.shape)
    deltas = []
    keep = 0.0
    for t, r in enumerate(rewards):
        s, a = states[t], actions[t]
        trace = keep * trace
        trace[s, a] += 1
        future = 0.0 if done[t] else q[states[t + 1], actions[t + 1]]
        delta = r + gamma * future - q[s, a]
        q = q + alpha * delta * trace
        deltas.append(delta)
        keep = 0.0 if done[t] else gamma * lam
    return {"Q": q, "E": keep * trace, "deltas": np.array(deltas)}
