# the best index is sought along the words received
def word_posteriors(received, codebook, flip, prior):
    n = received.shape[1]
    d = np.sum(received[:, None, :] != codebook[None, :, :], axis=2)
    loglik = d * np.log(flip) + (n - d) * np.log(1 - flip)
    joint = loglik + np.log(prior)
    w = np.exp(joint - np.max(joint, axis=1, keepdims=True))
    posterior = w / np.sum(w, axis=1, keepdims=True)
    return loglik, posterior, np.argmax(joint, axis=0)
