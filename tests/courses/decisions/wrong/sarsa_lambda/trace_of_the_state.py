# what: the traces of all actions of the visited state are raised instead of that of the action taken
def sarsa_lambda(Q, states, actions, rewards, done, alpha, gamma, lam):
    q = Q.copy()
    S, A = q.shape
    e = np.zeros((S, A))
    td = []
    for t in range(len(rewards)):
        s, a = states[t], actions[t]
        bootstrap = 0.0 if done[t] else gamma * q[states[t + 1], actions[t + 1]]
        err = rewards[t] + bootstrap - q[s, a]
        td.append(err)
        for k in range(A):
            e[s, k] += 1
        q = q + alpha * err * e
        e = np.zeros((S, A)) if done[t] else gamma * lam * e
    return {"Q": q, "E": e, "deltas": np.array(td)}
