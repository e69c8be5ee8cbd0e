# what: the squared differences are divided by the length scales, not by their squares
def matern_kernel(X1, X2, lengths, variance, nu):
    sq = (X1[:, None, :] - X2[None, :, :]) ** 2
    dist = np.sqrt(np.sum(sq / lengths, axis=-1))
    t = dist * np.sqrt(2.0 * nu)
    poly = 1.0
    if nu == 1.5:
        poly = 1 + t
    elif nu == 2.5:
        poly = 1 + t + t**2 / 3
    return variance * poly * np.exp(-t)
