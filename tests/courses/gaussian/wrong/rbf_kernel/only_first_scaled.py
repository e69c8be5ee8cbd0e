# what: only X1 is divided by the length scales, X2 is not
def rbf_kernel(X1, X2, lengths, variance):
    S1 = X1 / lengths
    sq = ((S1[:, None, :] - X2[None, :, :]) ** 2).sum(axis=2)
    return variance * np.exp(-0.5 * sq)
