# the factor of the bits that arrived right is left out
def word_posteriors(received, codebook, flip, prior):
    distance = np.sum(received[:, None, :] != codebook[None, :, :], axis=2)
    loglik = distance * np.log(flip)
    joint = loglik + np.log(prior)
    weight = np.exp(joint - np.max(joint, axis=1, keepdims=True))
    posterior = weight / np.sum(weight, axis=1, keepdims=True)
    return loglik, posterior, np.argmax(joint, axis=1)
