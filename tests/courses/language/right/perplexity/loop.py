def perplexity(train, test, size, alpha, lam):
    uni, bi = bigram_model(train, size, alpha, lam)
    bits = np.zeros(len(test))
    total = 0.0
    for t, w in enumerate(test):
        prob = uni[w] if t == 0 else bi[test[t - 1], w]
        bits[t] = np.log2(1.0 / prob)
        total += bits[t]
    return bits, 2.0 ** (total / len(test))
