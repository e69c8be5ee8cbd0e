# what: the polynomial begins with t, its one is lost, for nu = 3/2 and 5/2
def matern_kernel(X1, X2, lengths, variance, nu):
    gap = X1[:, None, :] / lengths - X2[None, :, :] / lengths
    t = np.sqrt(2 * nu) * np.linalg.norm(gap, axis=-1)
    coefficients = {0: [1], 1: [0, 1], 2: [0, 1, 1 / 3]}[int(nu)]
    total = np.zeros_like(t)
    for power, c in enumerate(coefficients):
        total = total + c * t**power
    return variance * np.exp(-t) * total
