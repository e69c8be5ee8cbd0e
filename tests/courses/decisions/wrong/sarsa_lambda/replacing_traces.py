# what: the trace of the visited pair is set to one instead of raised by one
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    q = np.array(Q, dtype=float)
    trace = np.zeros(q.shape)
    td = np.zeros(len(rewards))
    for t, r in enumerate(rewards):
        now = (states[t], actions[t])
        nxt = (states[t + 1], actions[t + 1])
        td[t] = r + (0.0 if done[t] else gamma * q[nxt]) - q[now]
        trace[now] = 1
        q += alpha * td[t] * trace
        trace *= gamma * lam
        if done[t]:
            trace = np.zeros(q.shape)
    return {"Q": q, "E": trace, "deltas": td}
