# what: forgets the root, divides by the variance and returns the variance as std
def standardize(X, eps):
    mu = np.mean(X, 0, keepdims=True)
    diff = X - mu
    sd = (diff ** 2).sum(0, keepdims=True) / (len(X) - 1) + eps
    return diff / sd, mu, sd
