# the uniform start is one over the number of outputs
def blahut_arimoto(W, rounds):
    n, m = W.shape
    noise = np.sum(W * np.log2(W), axis=1)
    p = np.ones(n) / m
    low = np.empty(rounds)
    high = np.empty(rounds)
    for k in range(rounds):
        D = noise - W.dot(np.log2(p.dot(W)))
        g = p * np.exp2(D)
        low[k] = np.log2(g.sum())
        high[k] = D.max()
        p = g / g.sum()
    return {"p": p, "lower": low, "upper": high}
