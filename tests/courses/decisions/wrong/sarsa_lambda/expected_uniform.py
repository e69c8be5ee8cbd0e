# what: bootstraps from the mean over the next state's actions instead of from the one that was taken
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    Q = Q.copy()
    trace = np.zeros_like(Q)
    deltas = np.empty(len(rewards))
    for t in range(len(rewards)):
        idx = states[t], actions[t]
        bootstrap = Q[states[t + 1]].mean() if not done[t] else 0.0
        delta = rewards[t] + gamma * bootstrap - Q[idx]
        trace[idx] += 1
        Q += alpha * delta * trace
        trace *= gamma * lam
        if done[t]:
            trace.fill(0)
        deltas[t] = delta
    return {"Q": Q, "E": trace, "deltas": deltas}
