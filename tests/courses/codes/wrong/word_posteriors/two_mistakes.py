# the best word is that of the smallest posterior, and the prior is left out
def word_posteriors(received, codebook, flip, prior):
    d = (received[:, np.newaxis] ^ codebook).sum(axis=-1)
    lik = flip**d * (1 - flip) ** (received.shape[1] - d)
    post = lik / lik.sum(axis=1, keepdims=True)
    return np.log(lik), post, np.argmin(post, axis=1)
