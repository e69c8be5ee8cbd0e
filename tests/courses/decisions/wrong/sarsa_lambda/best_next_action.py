# what: bootstraps from the best action of the next state (Q-learning) instead of from the one that was taken
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    Q = Q.copy()
    E = np.zeros(Q.shape)
    deltas = []
    for t in range(len(rewards)):
        s, a, r, s_next = states[t], actions[t], rewards[t], states[t + 1]
        if done[t]:
            target = r
        else:
            target = r + gamma * Q[s_next].max()
        delta = target - Q[s, a]
        E[s, a] += 1
        Q = Q + alpha * delta * E
        E = np.zeros(Q.shape) if done[t] else gamma * lam * E
        deltas.append(delta)
    return {"Q": Q, "E": E, "deltas": np.array(deltas)}
