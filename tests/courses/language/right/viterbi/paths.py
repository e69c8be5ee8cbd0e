def viterbi(obs, start, trans, emit):
    k = len(start)
    score = np.log(start)
    paths = [[j] for j in range(k)]
    out = []
    for s, w in enumerate(obs):
        if s > 0:
            ways = score[:, None] + np.log(trans)
            prev = ways.argmax(axis=0)
            score = ways[prev, np.arange(k)]
            paths = [paths[prev[j]] + [j] for j in range(k)]
        if w >= 0:
            score = score + np.log(emit[:, w])
        out.append(score)
    return {"delta": np.array(out).T, "path": np.array(paths[int(np.argmax(score))])}
