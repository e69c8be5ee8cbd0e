# what: scales first and subtracts the mean after dividing
def standardize(X, eps):
    m = np.mean(X, axis=0, keepdims=True)
    s = np.sqrt(np.var(X, axis=0, ddof=1, keepdims=True) + eps)
    Z = X / s
    Z = Z - m
    return Z, m, s
