# the distribution of the outputs is computed once, before the loop
def blahut_arimoto(W, rounds):
    n = W.shape[0]
    p = np.full(n, 1 / n)
    lower = np.zeros(rounds)
    upper = np.zeros(rounds)
    q = p @ W
    for i in range(rounds):
        divergence = np.sum(W * np.log2(W / q), axis=1)
        weight = p * 2**divergence
        lower[i] = np.log2(np.sum(weight))
        upper[i] = np.max(divergence)
        p = weight / np.sum(weight)
    return {"p": p, "lower": lower, "upper": upper}
