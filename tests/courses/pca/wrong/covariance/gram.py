# what: covariance between the examples, product in the wrong order, shape n by n
def covariance(X):
    Xc = X - X.mean(axis=0, keepdims=True)
    return np.einsum("ij,kj->ik", Xc, Xc) / (len(X) - 1)
