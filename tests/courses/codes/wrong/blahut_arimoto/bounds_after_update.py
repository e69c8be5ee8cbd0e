# the lower bound is computed once p has already its new values
def blahut_arimoto(W, rounds):
    n = W.shape[0]
    p = np.full(n, 1 / n)
    lower = np.zeros(rounds)
    upper = np.zeros(rounds)
    for i in range(rounds):
        q = p @ W
        divergence = np.sum(W * np.log2(W / q), axis=1)
        weight = p * 2**divergence
        p = weight / np.sum(weight)
        lower[i] = np.log2(np.sum(p * 2**divergence))
        upper[i] = np.max(divergence)
    return {"p": p, "lower": lower, "upper": upper}
