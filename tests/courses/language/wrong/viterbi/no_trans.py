# the transitions are left out
def viterbi(obs, start, trans, emit):
    k, t = len(start), len(obs)
    d = np.zeros((k, t))
    b = np.zeros((k, t), dtype=int)
    for s in range(t):
        e = np.log(emit[:, obs[s]]) if obs[s] >= 0 else 0
        if s == 0:
            d[:, 0] = np.log(start) + e
        else:
            d[:, s] = d[:, s - 1].max() + e
            b[:, s] = d[:, s - 1].argmax()
    path = [int(d[:, -1].argmax())]
    for s in range(t - 1, 0, -1):
        path.insert(0, b[path[0], s])
    return {"delta": d, "path": np.array(path)}
