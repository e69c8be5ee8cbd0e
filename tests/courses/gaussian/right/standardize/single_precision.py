# what: all in single precision
def standardize(X, X_star):
    X = X.astype(np.float32)
    X_star = X_star.astype(np.float32)
    mu = X.mean(axis=0)
    sd = X.std(axis=0)
    sd[sd < 1e-5] = 1
    return (X - mu) / sd, (X_star - mu) / sd
