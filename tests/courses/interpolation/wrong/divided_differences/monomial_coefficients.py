# what: the coefficients of the powers of t are computed (Vandermonde) instead of those of Newton's form
def divided_differences(x, y):
    V = np.vander(x, increasing=True)
    return np.linalg.solve(V, y)
