def blahut_arimoto(W, rounds):
    n = W.shape[0]
    noise = np.sum(W * np.log2(W), axis=1)
    p = np.full(n, 1 / n)
    low = []
    high = []
    for _ in range(rounds):
        D = noise - W.dot(np.log2(p.dot(W)))
        g = p * np.exp2(D)
        low.append(float(np.log2(sum(g))))
        high.append(float(max(D)))
        p = g / sum(g)
    return {"p": p, "lower": np.array(low), "upper": np.array(high)}
