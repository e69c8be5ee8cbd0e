# the old delta is added to the columns (the next tag), not to the rows
def viterbi(obs, start, trans, emit):
    K, T = start.size, obs.size
    logA, logB = np.log(trans), np.log(emit)
    delta = np.empty((K, T))
    ptr = np.zeros((K, T), dtype=int)
    delta[:, 0] = np.log(start) + (logB[:, obs[0]] if obs[0] >= 0 else 0)
    for t in range(1, T):
        cand = delta[:, t - 1] + logA
        ptr[:, t] = cand.argmax(axis=0)
        delta[:, t] = cand.max(axis=0)
        if obs[t] >= 0:
            delta[:, t] += logB[:, obs[t]]
    path = np.empty(T, dtype=int)
    path[T - 1] = delta[:, T - 1].argmax()
    for t in range(T - 2, -1, -1):
        path[t] = ptr[path[t + 1], t + 1]
    return {"delta": delta, "path": path}
