# what: a constant 1e-8 is used instead of the argument eps
def standardize(X, eps):
    mean = X.mean(axis=0, keepdims=True)
    Xc = X - mean
    std = np.sqrt(Xc.var(axis=0, ddof=1, keepdims=True) + 1e-8)
    return Xc / std, mean, std
