def word_posteriors(received, codebook, flip, prior):
    n = codebook.shape[1]
    d = np.array([[np.sum(y ^ c) for c in codebook] for y in received])
    ll = d * np.log(flip / (1 - flip)) + n * np.log(1 - flip)
    a = ll + np.log(prior)
    z = np.log(np.sum(np.exp(a), axis=1))
    return ll, np.exp(a - z[:, None]), a.argmax(axis=1)
