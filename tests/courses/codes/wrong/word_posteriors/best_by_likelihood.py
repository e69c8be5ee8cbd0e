# the best word is that of the largest likelihood, not of the largest posterior
def word_posteriors(received, codebook, flip, prior):
    lik = []
    for y in received:
        errors = (codebook != y).sum(axis=1)
        lik.append(flip**errors * (1 - flip) ** (len(y) - errors))
    lik = np.array(lik)
    posterior = lik * prior
    posterior = posterior / posterior.sum(axis=1, keepdims=True)
    return np.log(lik), posterior, np.argmax(lik, axis=1)
