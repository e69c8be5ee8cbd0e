# what: the formulas of 3/2 and 5/2 are swapped
def matern_kernel(X1, X2, lengths, variance, nu):
    r = np.sqrt(np.sum(((X1[:, None] - X2) / lengths) ** 2, axis=-1))
    if nu == 0.5:
        return variance * np.exp(-r)
    if nu == 2.5:
        c = np.sqrt(3) * r
        return variance * (1 + c) * np.exp(-c)
    c = np.sqrt(5) * r
    return variance * (1 + c + c * c / 3) * np.exp(-c)
