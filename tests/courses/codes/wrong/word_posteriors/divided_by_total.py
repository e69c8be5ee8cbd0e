# the posterior is divided by the sum of the whole table
def word_posteriors(received, codebook, flip, prior):
    d = np.array([[np.count_nonzero(y != c) for c in codebook] for y in received])
    n = codebook.shape[1]
    lik = flip**d * (1 - flip) ** (n - d)
    num = lik * prior
    return np.log(lik), num / num.sum(), num.argmax(axis=1)
