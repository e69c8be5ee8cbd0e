# the index of the bigrams is exchanged: P[next, previous]
def perplexity(train, test, size, alpha, lam):
    p, P = bigram_model(train, size, alpha, lam)
    m = len(test)
    bits = np.zeros(m)
    for i in range(m):
        if i == 0:
            prob = p[test[i]]
        else:
            prob = P[test[i], test[i - 1]]
        bits[i] = -np.log2(prob)
    return bits, 2 ** bits.mean()
