def viterbi(obs, start, trans, emit):
    K, T = len(start), len(obs)
    delta = np.full((K, T), -np.inf)
    best = [[0] * K for _ in range(T)]
    for t in range(T):
        for j in range(K):
            e = 0.0 if obs[t] < 0 else np.log(emit[j, obs[t]])
            if t == 0:
                delta[j, t] = np.log(start[j]) + e
                continue
            for i in range(K):
                v = delta[i, t - 1] + np.log(trans[i, j]) + e
                if v > delta[j, t]:
                    delta[j, t], best[t][j] = v, i
    path = [int(np.argmax(delta[:, -1]))]
    for t in range(T - 1, 0, -1):
        path.insert(0, best[t][path[0]])
    return {"delta": delta, "path": np.array(path)}
