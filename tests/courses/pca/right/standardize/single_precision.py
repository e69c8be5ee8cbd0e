# what: everything in float32
def standardize(X, eps):
    X = X.astype(np.float32)
    mu = X.mean(axis=0, keepdims=True)
    sd = np.sqrt(X.var(axis=0, ddof=1, keepdims=True) + np.float32(eps))
    return (X - mu) / sd, mu, sd
