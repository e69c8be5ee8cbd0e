# what: the reconstruction is compared with the centered X
def reconstruct(X, mean, W):
    Xc = X - mean
    T = Xc @ W
    R = T @ W.T + mean
    error = np.sum((Xc - R) ** 2) / len(X)
    return T, R, error
