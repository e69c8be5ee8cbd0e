# the likelihood starts at 1 once for each word received, not for each code word
def word_posteriors(received, codebook, flip, prior):
    m, n = received.shape
    k = codebook.shape[0]
    loglik = np.empty((m, k))
    for i in range(m):
        prob = 1.0
        for j in range(k):
            for bit in range(n):
                prob *= flip if received[i, bit] != codebook[j, bit] else 1 - flip
            loglik[i, j] = np.log(prob)
    posterior = np.exp(loglik) * prior
    posterior /= posterior.sum(axis=1, keepdims=True)
    return loglik, posterior, np.argmax(posterior, axis=1)
