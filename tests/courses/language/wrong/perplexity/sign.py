# the surprise has the wrong sign
def perplexity(train, test, size, alpha, lam):
    uni, big = bigram_model(train, size, alpha, lam)
    bits = np.zeros(len(test))
    bits[0] = np.log2(uni[test[0]])
    for t in range(1, len(test)):
        bits[t] = np.log2(big[test[t - 1], test[t]])
    return bits, 2 ** np.mean(bits)
