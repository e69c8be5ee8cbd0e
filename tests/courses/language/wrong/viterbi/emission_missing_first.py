# the first word's emission is left out
def viterbi(obs, start, trans, emit):
    k, t = len(start), len(obs)
    delta = np.zeros((k, t))
    back = np.zeros((k, t), dtype=int)
    delta[:, 0] = np.log(start)
    for s in range(1, t):
        ways = delta[:, s - 1][:, None] + np.log(trans)
        back[:, s] = np.argmax(ways, axis=0)
        delta[:, s] = np.max(ways, axis=0)
        if obs[s] >= 0:
            delta[:, s] += np.log(emit[:, obs[s]])
    path = np.zeros(t, dtype=int)
    path[-1] = np.argmax(delta[:, -1])
    for s in range(t - 1, 0, -1):
        path[s - 1] = back[path[s], s]
    return {"delta": delta, "path": path}
