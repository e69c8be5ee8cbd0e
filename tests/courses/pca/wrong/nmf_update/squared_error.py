# what: squared norm returned
def nmf_update(X, W, H, eps):
    WT = W.transpose()
    newH = H * ((WT @ X) / (WT @ W @ H + eps))
    HT = newH.transpose()
    newW = W * ((X @ HT) / (W @ newH @ HT + eps))
    R = X - newW @ newH
    return newW, newH, np.einsum("ij,ij->", R, R)
