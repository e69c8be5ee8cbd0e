# what: only the visited pair is updated, as in Sarsa(0); the traces are kept but not used
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    q = Q.copy()
    traces = np.zeros_like(q)
    deltas = np.zeros(len(rewards))
    for t in range(len(rewards)):
        sa = (states[t], actions[t])
        sa_next = (states[t + 1], actions[t + 1])
        deltas[t] = rewards[t] + (not done[t]) * gamma * q[sa_next] - q[sa]
        traces[sa] += 1
        q[sa] = q[sa] + alpha * deltas[t]
        traces = traces * gamma * lam * (not done[t])
    return {"Q": q, "E": traces, "deltas": deltas}
