# what: the temporal differences are all made from the values at the beginning of the walk, which are updated in a copy
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    now = Q[states[:-1], actions[:-1]]
    nxt = Q[states[1:], actions[1:]]
    deltas = rewards + gamma * nxt * (~done) - now
    new_Q = Q.copy()
    E = np.zeros_like(Q)
    for t, delta in enumerate(deltas):
        E[states[t], actions[t]] += 1
        new_Q += alpha * delta * E
        E *= 0.0 if done[t] else gamma * lam
    return {"Q": new_Q, "E": E, "deltas": deltas}
