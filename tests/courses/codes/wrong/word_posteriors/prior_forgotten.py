# the prior is left out of the posterior
def word_posteriors(received, codebook, flip, prior):
    n = received.shape[1]
    distance = np.sum(received[:, None, :] != codebook[None, :, :], axis=2)
    loglik = distance * np.log(flip) + (n - distance) * np.log(1 - flip)
    weight = np.exp(loglik - np.max(loglik, axis=1, keepdims=True))
    posterior = weight / np.sum(weight, axis=1, keepdims=True)
    return loglik, posterior, np.argmax(loglik, axis=1)
