# e to the divergence instead of 2 to the divergence
def blahut_arimoto(W, rounds):
    n = W.shape[0]
    p = np.full(n, 1 / n)
    lower = np.zeros(rounds)
    upper = np.zeros(rounds)
    for i in range(rounds):
        q = p @ W
        divergence = np.sum(W * np.log2(W / q), axis=1)
        weight = p * np.exp(divergence)
        lower[i] = np.log2(np.sum(weight))
        upper[i] = np.max(divergence)
        p = weight / np.sum(weight)
    return {"p": p, "lower": lower, "upper": upper}
