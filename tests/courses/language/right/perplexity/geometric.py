def perplexity(train, test, size, alpha, lam):
    p, P = bigram_model(train, size, alpha, lam)
    bits = -np.log(np.concatenate(([p[test[0]]], P[test[:-1], test[1:]]))) / np.log(2)
    return bits, np.exp(np.sum(bits) * np.log(2) / len(test))
