# what: the temporal differences that are returned have been multiplied by the step size
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    Q = Q.copy()
    E = np.zeros_like(Q)
    deltas = np.zeros(len(rewards))
    for t in range(len(rewards)):
        s, a = states[t], actions[t]
        future = 0 if done[t] else Q[states[t + 1], actions[t + 1]]
        deltas[t] = alpha * (rewards[t] + gamma * future - Q[s, a])
        E[s, a] += 1.0
        Q += deltas[t] * E
        E *= gamma * lam * (not done[t])
    return {"Q": Q, "E": E, "deltas": deltas}
