# what: divides by n instead of n - 1, and Z is scaled without centering
def standardize(X, eps):
    m = np.mean(X, axis=0, keepdims=True)
    sd = np.sqrt(np.mean((X - m) ** 2, axis=0, keepdims=True) + eps)
    return X / sd, m, sd
