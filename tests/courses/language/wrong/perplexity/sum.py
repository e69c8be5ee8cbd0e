# 2 to the power of the sum, not of the mean
def perplexity(train, test, size, alpha, lam):
    p, P = bigram_model(train, size, alpha, lam)
    probs = [p[test[0]]]
    for a, b in zip(test[:-1], test[1:]):
        probs.append(P[a, b])
    bits = -np.log2(np.array(probs))
    total = bits.sum()
    return bits, 2**total
