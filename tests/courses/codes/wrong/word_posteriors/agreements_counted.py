# the places that agree are counted as the distance
def word_posteriors(received, codebook, flip, prior):
    n = received.shape[1]
    distance = np.sum(received[:, None, :] == codebook[None, :, :], axis=2)
    loglik = distance * np.log(flip) + (n - distance) * np.log(1 - flip)
    joint = loglik + np.log(prior)
    weight = np.exp(joint - np.max(joint, axis=1, keepdims=True))
    posterior = weight / np.sum(weight, axis=1, keepdims=True)
    return loglik, posterior, np.argmax(joint, axis=1)
