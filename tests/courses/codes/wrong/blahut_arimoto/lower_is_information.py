# the lower bound is the mean of the divergences, not the logarithm of the mean of the powers
def blahut_arimoto(W, rounds):
    n = W.shape[0]
    noise = np.sum(W * np.log2(W), axis=1)
    p = np.full(n, 1 / n)
    low = []
    high = []
    for _ in range(rounds):
        q = p.dot(W)
        D = noise - W.dot(np.log2(q))
        low.append(float(p.dot(D)))
        high.append(float(max(D)))
        g = p * np.exp2(D)
        p = g / sum(g)
    return {"p": p, "lower": np.array(low), "upper": np.array(high)}
