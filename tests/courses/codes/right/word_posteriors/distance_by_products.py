def word_posteriors(received, codebook, flip, prior):
    both = received @ codebook.T
    neither = (1 - received) @ (1 - codebook).T
    same = both + neither
    differ = received.shape[1] - same
    table = np.array([np.log(1 - flip), np.log(flip)])
    ll = same * table[0] + differ * table[1]
    numerators = np.exp(ll) * prior
    post = (numerators.T / numerators.sum(axis=1)).T
    return ll, post, np.array([int(np.argmax(row)) for row in post])
