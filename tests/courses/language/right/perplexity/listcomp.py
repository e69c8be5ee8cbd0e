def perplexity(train, test, size, alpha, lam):
    p, P = bigram_model(train, size, alpha, lam)
    q = np.array([p[test[0]]] + [P[a, b] for a, b in zip(test, test[1:])])
    value = np.prod(q ** (-1 / len(q)))
    return -np.log2(q), value
