# the loop over the bits leaves out the last one
def word_posteriors(received, codebook, flip, prior):
    m, n = received.shape
    k = len(codebook)
    ll = np.zeros((m, k))
    for i in range(m):
        for j in range(k):
            for b in range(n - 1):
                if received[i, b] == codebook[j, b]:
                    ll[i, j] += np.log(1 - flip)
                else:
                    ll[i, j] += np.log(flip)
    post = np.exp(ll) * prior
    post = post / post.sum(axis=1)[:, None]
    return ll, post, post.argmax(axis=1)
