# what: the projector W W^T, the error by einsum
def reconstruct(X, mean, W):
    P = W @ W.T
    D = X - mean
    R = D - D @ P
    return D @ W, mean + D @ P, np.einsum("ij,ij->", R, R) / X.shape[0]
