# the posterior is not divided by the sum of likelihood times prior
def word_posteriors(received, codebook, flip, prior):
    m = received.shape[0]
    k = codebook.shape[0]
    ll = np.zeros((m, k))
    for j in range(k):
        wrong_bits = np.abs(received - codebook[j]).sum(axis=1)
        good_bits = received.shape[1] - wrong_bits
        ll[:, j] = wrong_bits * np.log(flip) + good_bits * np.log(1 - flip)
    bayes = np.exp(ll) * prior
    return ll, bayes, np.argmax(bayes, axis=1)
