# the first token is taken to follow the last one (test[-1])
def perplexity(train, test, size, alpha, lam):
    p, P = bigram_model(train, size, alpha, lam)
    bits = np.array([-np.log2(P[test[t - 1], test[t]]) for t in range(len(test))])
    return bits, 2 ** np.mean(bits)
