# the entropy of the noise is added instead of subtracted
def blahut_arimoto(W, rounds):
    n = W.shape[0]
    noise = np.sum(W * np.log2(W), axis=1)
    p = np.full(n, 1 / n)
    low = []
    high = []
    for _ in range(rounds):
        q = p.dot(W)
        D = -noise - W.dot(np.log2(q))
        g = p * np.exp2(D)
        low.append(float(np.log2(sum(g))))
        high.append(float(max(D)))
        p = g / sum(g)
    return {"p": p, "lower": np.array(low), "upper": np.array(high)}
