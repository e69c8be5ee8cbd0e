# sums over the previous tags (forward algorithm) instead of the maximum
def viterbi(obs, start, trans, emit):
    k, t = len(start), len(obs)
    delta = np.zeros((k, t))
    back = np.zeros((k, t), dtype=int)
    for s in range(t):
        word = np.log(emit[:, obs[s]]) if obs[s] >= 0 else np.zeros(k)
        if s == 0:
            delta[:, s] = np.log(start) + word
        else:
            ways = delta[:, s - 1][:, None] + np.log(trans)
            back[:, s] = np.argmax(ways, axis=0)
            delta[:, s] = np.log(np.sum(np.exp(ways), axis=0)) + word
    path = np.zeros(t, dtype=int)
    path[-1] = np.argmax(delta[:, -1])
    for s in range(t - 1, 0, -1):
        path[s - 1] = back[path[s], s]
    return {"delta": delta, "path": path}
