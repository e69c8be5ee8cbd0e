# what: the quadratic term of nu = 5/2 is divided by 2, as in a Taylor series, instead of 3
def matern_kernel(X1, X2, lengths, variance, nu):
    def k(a, b):
        r = np.sqrt(np.sum(((a - b) / lengths) ** 2))
        if nu == 0.5:
            poly = 1.0
            s = r
        elif nu == 1.5:
            s = np.sqrt(3) * r
            poly = 1 + s
        else:
            s = np.sqrt(5) * r
            poly = 1 + s + s**2 / 2
        return variance * poly * np.exp(-s)

    return np.array([[k(a, b) for b in X2] for a in X1])
