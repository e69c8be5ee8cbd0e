# mixes the unigrams in a second time
def perplexity(train, test, size, alpha, lam):
    p, P = bigram_model(train, size, alpha, lam)
    Q = lam * P + (1 - lam) * p
    probs = np.empty(len(test))
    probs[0] = p[test[0]]
    probs[1:] = Q[test[:-1], test[1:]]
    bits = -np.log2(probs)
    return bits, 2 ** np.mean(bits)
