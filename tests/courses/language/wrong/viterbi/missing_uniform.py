# an illegible word has probability 1 / v instead of 1
def viterbi(obs, start, trans, emit):
    k, t = len(start), len(obs)
    v = emit.shape[1]
    delta = np.zeros((k, t))
    back = np.zeros((k, t), dtype=int)
    for s in range(t):
        if obs[s] >= 0:
            word = np.log(emit[:, obs[s]])
        else:
            word = np.full(k, -np.log(v))
        if s == 0:
            delta[:, s] = np.log(start) + word
        else:
            ways = delta[:, s - 1][:, None] + np.log(trans)
            back[:, s] = np.argmax(ways, axis=0)
            delta[:, s] = np.max(ways, axis=0) + word
    path = np.zeros(t, dtype=int)
    path[-1] = np.argmax(delta[:, -1])
    for s in range(t - 1, 0, -1):
        path[s - 1] = back[path[s], s]
    return {"delta": delta, "path": path}
